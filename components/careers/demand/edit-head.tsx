import { useTranslations } from 'next-intl';
import { demandDeskPath, demandPath } from '@/lib/careers/demand/client/addresses';
import type { DemandDraft } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { standingOf } from './own-standing';

/** Which demand it is, how it stands, by when it is decided on, and why it was refused. */
export function EditHead({ draft }: { draft: DemandDraft }) {
  const t = useTranslations('demandEdit');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, state, reason, isOurs, dueAt } = draft;
  const standing = standingOf(draft);
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
        <span>{dueAt ? t('due', { day: lastDayBefore(Date.parse(dueAt)) }) : t(`standing.${standing}`)}</span>
        {state === 'verified' && link(demandPath(id), t('open'))}
        {/* Of a customer without an account: sales write it, and look after it in the console. */}
        {isOurs ? link(`/staff/demands/${encodeURIComponent(id)}`, t('console')) : link(demandDeskPath, t('desk'))}
      </p>
      {reason && (
        <p className="mt-3 max-w-180 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('reason', { reason })}
        </p>
      )}
    </header>
  );
}
