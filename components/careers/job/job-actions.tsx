import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { actionClass } from '@/components/ui/action-class';
import { ShareButton } from '@/components/ui/share-button';

/** What else a visitor can do with a job: share it, and report it. */
export function JobActions({ id }: { id: string }) {
  const t = useTranslations('jobPage.actions');
  return (
    <div className="mt-5">
      <div className="flex gap-2 noscript:hidden">
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={actionClass}
        />
      </div>
      <p className="mt-3 text-ink-3 text-xs text-pretty">{t('caution')}</p>
      <ReportLink type="job" id={id} className="inline-flex min-h-11 items-center text-ink-3 text-xs hover:underline">
        {t('report')}
      </ReportLink>
    </div>
  );
}
