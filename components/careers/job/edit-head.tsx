import { useTranslations } from 'next-intl';
import { jobDeskPath, jobPath } from '@/lib/careers/job/client/addresses';
import type { JobDraft } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { standingOf } from './own-standing';

/** Which job it is, how it stands, and why it was refused or taken down. */
export function EditHead({ draft }: { draft: JobDraft }) {
  const t = useTranslations('jobEdit');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, phase, reason, wasPublic } = draft;
  const link = (href: string, words: string) => (
    <Link href={href} className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <header className="mb-5">
      <h1 lang={title ? textLanguage(titleLanguage) : undefined} className="text-2xl wrap-anywhere">
        {title || t('untitled')}
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2 text-pretty">
        <span>{t(`standing.${standingOf(draft)}`)}</span>
        {(phase === 'open' || phase === 'paused') && link(jobPath(id), t('open'))}
        {wasPublic && link(jobDeskPath(id), t('desk'))}
      </p>
      {reason && (
        <p className="mt-3 max-w-180 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('reason', { reason })}
        </p>
      )}
    </header>
  );
}
