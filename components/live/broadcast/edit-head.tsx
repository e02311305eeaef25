import { useTranslations } from 'next-intl';
import { broadcastPath, deskPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { standingOf } from './own-standing';

/** Which broadcast it is, how it stands, and why it was refused or canceled. */
export function EditHead({ draft }: { draft: BroadcastDraft }) {
  const t = useTranslations('broadcastEdit');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, state, reason, wasPublic } = draft;
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
        {/* What was taken down is not edited. */}
        {standing !== 'takenDown' && <span>{t(`standing.${standing}`)}</span>}
        {state === 'verified' && link(broadcastPath(id), t('open'))}
        {wasPublic && link(deskPath(id), t('desk'))}
      </p>
      {reason && (
        <p className="mt-3 max-w-180 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('reason', { reason })}
        </p>
      )}
    </header>
  );
}
