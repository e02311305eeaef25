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
 * Asks who was logged out by another device whether to log in again (specification section 8). What asks is loaded when
 * it happens; should it not come, the message is shown all the same.
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
