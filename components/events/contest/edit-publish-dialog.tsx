'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { contestPath } from '@/lib/events/contest/client/addresses';

interface PublishDialogProps {
  name: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a contest is public under its name, which stays. */
export function PublishDialog({ name, onConfirm, onCancel }: PublishDialogProps) {
  const t = useTranslations('contestDesk.publishing');
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text', { address: contestPath(name) })}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
