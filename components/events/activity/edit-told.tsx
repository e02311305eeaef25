'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { changeRefundDays } from '@/lib/events/activity/codes';
import type { EditedActivity } from './edit-state';

/** Asks before those who take part are told of a change, and may have their money back. */
export function EditTold({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.told');
  const locale = useLocale();
  const { toldChanges } = activity;
  if (!toldChanges) return null;
  const names = toldChanges.map((change) => t(`changes.${change}`));
  const changes = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <ConfirmDialog
      title={t('title', { changes })}
      text={t('text', { days: changeRefundDays })}
      confirmLabel={t('confirm')}
      cancelLabel={t('back')}
      onConfirm={() => void activity.tell()}
      onCancel={activity.answer}
    />
  );
}
