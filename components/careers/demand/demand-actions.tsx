import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { actionClass } from '@/components/ui/action-class';
import { buttonClass } from '@/components/ui/button-class';
import { ShareButton } from '@/components/ui/share-button';
import { contactPath } from '@/lib/careers/demand/client/addresses';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';

/** What else one can do with a demand: see its contact, share and report it. */
export function DemandActions({ demand: { id } }: { demand: DemandDetail }) {
  const t = useTranslations('demandPage.actions');
  return (
    <div className="mt-5">
      <Link href={contactPath(id)} rel="nofollow" className={`w-full ${buttonClass('line')}`}>
        {t('contact')}
      </Link>
      <p className="mt-1.5 text-ink-3 text-xs text-pretty">{t('contactText')}</p>
      <div className="mt-3 flex items-center gap-4">
        <span className="noscript:hidden">
          <ShareButton
            label={t('share')}
            words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
            className={actionClass}
          />
        </span>
        <ReportLink
          type="demand"
          id={id}
          className="inline-flex min-h-11 items-center text-ink-3 text-xs hover:underline"
        >
          {t('report')}
        </ReportLink>
      </div>
    </div>
  );
}
