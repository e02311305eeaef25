'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useWorkActs } from '@/lib/works/work/client/works';
import type { OwnWork } from '@/lib/works/work/contract';

interface RemoveDialogProps {
  work: OwnWork;
  onClose(): void;
  /** It is no work of the caller's any more. */
  onGone(): void;
}

/** Asks before a work is deleted, and says what goes with it. */
export function RemoveDialog({ work, onClose, onGone }: RemoveDialogProps) {
  const t = useTranslations('work.list');
  const offline = useTranslations('client')('offline');
  const { remove } = useWorkActs();

  async function confirm() {
    onClose();
    try {
      await remove(work.id);
      toast(t('removed'));
    } catch (error) {
      if (error instanceof ConnectionError) toast(offline);
      // Of this code the error path says nothing: here it means that the work is not there to be deleted by the caller.
      if (!(error instanceof AnswerError && error.code === 'NullPointer')) return;
      toast(t('notAllowed'));
      onGone();
    }
  }

  return (
    <ConfirmDialog
      title={t('removeTitle', { title: work.title || t('untitled') })}
      text={t('removeText')}
      confirmLabel={t('removeYes')}
      cancelLabel={t('keep')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
