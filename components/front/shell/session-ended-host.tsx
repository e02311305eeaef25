'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { askToLogInWith } from '@/lib/platform/client/error-path';
import { toast } from '@/lib/platform/client/toast';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

interface Question {
  message: string;
  logIn(): void;
  Dialog: ComponentType<Parameters<typeof ConfirmDialog>[0]>;
}

/**
 * Asks a person who was logged out by another device whether to log in again (specification section 8). The dialog's
 * code is loaded on demand; if that fails, the message is shown anyway.
 */
export function SessionEndedHost() {
  const t = useTranslations('client.sessionEnded');
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(
    () =>
      askToLogInWith((message, logIn) => {
        importWithTimeout(() => import('@/components/ui/confirm-dialog'), 'confirm-dialog').then(
          ({ ConfirmDialog: Dialog }) => setQuestion({ message, logIn, Dialog }),
          () => toast(message),
        );
      }),
    [],
  );

  if (!question) return null;
  const { message, logIn, Dialog } = question;
  return (
    <Dialog
      title={t('title')}
      text={message}
      confirmLabel={t('logIn')}
      cancelLabel={t('stay')}
      onConfirm={() => {
        setQuestion(null);
        logIn();
      }}
      onCancel={() => setQuestion(null)}
    />
  );
}
