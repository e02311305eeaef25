'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useQuestionActs } from '@/lib/community/question/client/question-acts';
import type { PostKind } from '@/lib/community/question/codes';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { actionClass } from './action-class';

interface RemovalButtonProps {
  kind: PostKind;
  id: string;
  /** Name of the post, for screen readers. */
  what: string;
  /** Of an answer. */
  isAccepted?: boolean;
  /** Of a question: others have answered, or staff remove it. */
  ending?: 'answered' | 'byStaff';
  /** A question was removed; not where it was closed. */
  onGone?(): void;
}

/** Removes a post, after saying what goes with it; a question that others have answered is closed. */
export function RemovalButton({ kind, id, what, isAccepted = false, ending, onGone }: RemovalButtonProps) {
  const t = useTranslations('questionPage');
  const client = useTranslations('client');
  const { remove, removeAnswer } = useQuestionActs();
  const [isAsked, setAsked] = useState(false);
  const isClosing = ending === 'answered';

  async function confirm() {
    setAsked(false);
    try {
      const isClosed = kind === 'question' && (await remove({ id })).isClosed;
      if (kind === 'answer') await removeAnswer({ id });
      toast(t(isClosed ? 'removal.closed' : 'removal.done'));
      if (!isClosed) onGone?.();
    } catch (error) {
      // One that was gone already counts as removed; the error path reports all other errors.
      if (error instanceof AnswerError && error.code === 'NullPointer') onGone?.();
      if (error instanceof ConnectionError) toast(client('offline'));
    }
  }

  return (
    <>
      <button type="button" onClick={() => setAsked(true)} className={actionClass}>
        {t('actions.remove')}
        <span className="sr-only"> {what}</span>
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t(`removal.${kind}.title`)}
          text={
            kind === 'answer'
              ? t(`removal.answer.${isAccepted ? 'accepted' : 'text'}`)
              : t(`removal.question.${ending ?? 'text'}`)
          }
          confirmLabel={t(isClosing ? 'removal.close' : 'removal.confirm')}
          cancelLabel={t('removal.cancel')}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
