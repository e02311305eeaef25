'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ContestChange } from '@/lib/events/contest/codes';

interface RecordedDialogProps {
  changes: readonly ContestChange[];
  /** Of the terms, where they are among the changes. */
  nextVersion: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a change that the integrity page will say; other terms are a new version. */
export function RecordedDialog({ changes, nextVersion, onConfirm, onCancel }: RecordedDialogProps) {
  const t = useTranslations('contestDesk.recorded');
  const locale = useLocale();
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    changes.map((change) => t(`changes.${change}`)),
  );
  return (
    <ConfirmDialog
      title={t('title', { changes: names })}
      text={changes.includes('terms') ? t('textTerms', { version: nextVersion }) : t('text')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
