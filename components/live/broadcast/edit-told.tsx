'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { EditedBroadcast } from './edit-state';

/** Asks before those who wait for a broadcast are told of another start. */
export function EditTold({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.told');
  if (!broadcast.isTellAsked) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('back')}
      onConfirm={() => void broadcast.tell()}
      onCancel={broadcast.answer}
    />
  );
}
