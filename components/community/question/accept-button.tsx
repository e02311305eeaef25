'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useQuestionActs } from '@/lib/community/question/client/question-acts';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { actionClass } from './post/action-class';

interface AcceptButtonProps {
  questionId: string;
  answerId: string;
  /** Who gave the answer. */
  name: string;
  isAccepted: boolean;
}

/** Accepts an answer in place of another one, or no longer; for who asked. */
export function AcceptButton({ questionId, answerId, name, isAccepted }: AcceptButtonProps) {
  const t = useTranslations('questionPage.answers');
  const client = useTranslations('client');
  const { accept } = useQuestionActs();
  const [isActing, setActing] = useState(false);

  async function press() {
    if (isActing) return;
    setActing(true);
    try {
      await accept({ id: questionId, answerId: isAccepted ? '' : answerId });
      toast(t(isAccepted ? 'unacceptedNow' : 'acceptedNow'));
    } catch (error) {
      // The error path reports all other errors.
      if (error instanceof ConnectionError) toast(client('offline'));
    } finally {
      setActing(false);
    }
  }

  return (
    <button
      type="button"
      aria-disabled={isActing}
      aria-label={t(isAccepted ? 'unacceptOf' : 'acceptOf', { name })}
      onClick={press}
      className={`${actionClass} font-semibold text-ok! aria-disabled:opacity-60`}
    >
      {!isAccepted && <ScreenIcon name="check" className="size-4" />}
      {t(isAccepted ? 'unaccept' : 'accept')}
    </button>
  );
}
