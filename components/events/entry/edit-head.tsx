import { useTranslations } from 'next-intl';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EnterTimeLeft } from './enter-time-left';

interface EditHeadProps {
  draft: EntryDraft;
  /** The server's time, in ms. */
  now: number;
}

/** Which entry it is, until when it can be sent, and why it failed. */
export function EditHead({ draft, now }: EditHeadProps) {
  const t = useTranslations('entryEdit.head');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, state, number, reason, contest, isPaid } = draft;
  return (
    <header className="mb-6 max-w-180">
      <h1 lang={title ? textLanguage(titleLanguage) : undefined} className="text-2xl wrap-anywhere">
        {title || t('untitled')}
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2 tabular-nums">
        {number !== null && <span>{t('number', { number })}</span>}
        <EnterTimeLeft until={contest.enrolEndTime} now={now} />
      </p>
      {state === 'submitFailed' ? (
        <div className="mt-3 border-danger border-l-2 bg-sunk px-4 py-3">
          <p className="font-semibold">{t(reason === '' ? 'lapsed' : 'failed')}</p>
          {reason && <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">{t('reason', { reason })}</p>}
          <p className="mt-0.5 text-ink-2 text-pretty">{t(isPaid ? 'againPaid' : 'again')}</p>
        </div>
      ) : (
        <p className="mt-1 text-ink-3 text-sm text-pretty">{t('draft')}</p>
      )}
    </header>
  );
}
