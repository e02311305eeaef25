'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useVote } from '@/lib/events/vote/client/vote';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage, usePathname, useRouter } from '@/lib/platform/i18n/use-navigation';

interface VoteButtonProps {
  entry: { id: string; title: string };
  /** Nobody is told a newer count now. */
  isFrozen: boolean;
  /** The main action of its page. */
  isMain?: boolean;
}

/**
 * Votes for an entry by one press, which cannot be taken back; then it says so, and is no button any more. What refuses a vote is
 * said; a missing mobile is asked for, with the way there and back.
 */
export function VoteButton({ entry, isFrozen, isMain = false }: VoteButtonProps) {
  const t = useTranslations('vote');
  const [needsPhone, setNeedsPhone] = useState(false);
  const sayRefusal = useRefusal(() => setNeedsPhone(true));
  const { isVoted, isSending, press } = useVote(entry.id, {
    onVoted: () => toast(t(isFrozen ? 'doneFrozen' : 'done')),
    onRefused: sayRefusal,
  });
  const { title } = entry;
  return (
    <>
      <button
        type="button"
        aria-label={t(isVoted ? 'votedFor' : 'voteFor', { title })}
        // It keeps the focus of who pressed it.
        aria-disabled={isVoted || isSending}
        aria-busy={isSending}
        onClick={press}
        className={`w-full noscript:hidden ${isVoted ? votedClass : buttonClass(isMain ? 'accent' : 'line', isMain ? 'page' : 'row')}`}
      >
        {isVoted && <ScreenIcon name="check" className="size-4.5" />}
        {isVoted ? t('voted') : isSending ? t('sending') : t('vote')}
      </button>
      {needsPhone && <PhoneDialog onCancel={() => setNeedsPhone(false)} />}
    </>
  );
}

const votedClass =
  'inline-flex min-h-11 cursor-default items-center justify-center gap-1.5 rounded-full border border-transparent bg-accent-wash px-3.5 font-semibold text-accent text-sm';

/** Says why a vote was refused. */
function useRefusal(onPhoneNeeded: () => void) {
  const t = useTranslations('vote');
  const wordsOf = useProblemWords();
  return (error: Error) => {
    const code = error instanceof AnswerError ? error.code : '';
    if (code === 'PhoneNeeded') onPhoneNeeded();
    else if (code === 'Forbidden') toast(t('own'));
    else if (code === 'NullPointer') toast(t('gone'));
    // The login is asked for by the error path.
    else if (code !== 'Unauthorized' && code !== 'SessionEnded') toast(wordsOf(error).text);
  };
}

function PhoneDialog({ onCancel }: { onCancel(): void }) {
  const t = useTranslations('vote.phone');
  const router = useRouter();
  const back = encodeURIComponent(getPathname({ locale: useLanguage(), href: usePathname() }));
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('bind')}
      cancelLabel={t('later')}
      onConfirm={() => router.push(`/Settings/security?change=phone&redirecturl=${back}`)}
      onCancel={onCancel}
    />
  );
}
