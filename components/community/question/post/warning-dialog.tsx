'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { PostForm } from './use-post-form';

/** Asks whether a text with watched words goes to review. */
export function WarningDialog({ form }: { form: PostForm }) {
  const t = useTranslations('question.warning');
  if (!form.isWarned) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={() => form.submit(true)}
      onCancel={form.leaveWarning}
    />
  );
}
