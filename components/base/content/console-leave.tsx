'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { PageSaver } from '@/lib/base/content/client/use-draft';
import { useLeaveGuard } from '@/lib/base/content/client/use-leave-guard';

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveDialog({ saver }: { saver: PageSaver }) {
  const t = useTranslations('contentConsole.leave');
  const { asks, leave, stay } = useLeaveGuard(saver);
  if (!asks) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDestructive
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
