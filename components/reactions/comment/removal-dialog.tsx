'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useChangeComments } from '@/lib/reactions/comment/client/change-comments';
import type { About } from '@/lib/reactions/comment/client/comments';
import { counted, type Removal } from '@/lib/reactions/comment/client/loaded-comments';
import type { Thread } from '@/lib/reactions/comment/contract';

interface RemovalDialogProps {
  about: About;
  removal: Removal;
  onClose(): void;
  /** It was removed, along with this many counted comments. */
  onRemoved(gone: number): void;
}

/** Asks before a comment of the caller is removed, and says what is removed with it. */
export function RemovalDialog({ about, removal, onClose, onRemoved }: RemovalDialogProps) {
  const t = useTranslations('comment.removal');
  const client = useTranslations('client');
  const { remove } = useChangeComments(about);
  const { comment, rootId } = removal;
  const replyCount = rootId === null ? (comment as Thread).replyCount : 0;

  async function confirm() {
    onClose();
    try {
      await remove(removal);
      toast(t('done'));
      onRemoved(counted(comment) + replyCount);
    } catch (error) {
      // The error path reports all other errors.
      if (error instanceof ConnectionError) toast(client('offline'));
    }
  }

  return (
    <ConfirmDialog
      title={t('title')}
      text={replyCount > 0 ? t('textWithReplies', { count: replyCount }) : t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isDestructive
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
