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
  /** The work does not exist any more, or is not the caller's. */
  onGone(): void;
}

/** Asks before a work is deleted, and says what is deleted with it. */
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
      // The error path does not report this code: here it means that the work does not exist for the caller.
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
      isDestructive
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
