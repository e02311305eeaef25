'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormSubmit } from '@/components/ui/form-submit';
import type { Problem } from '@/lib/platform/client/use-problem-words';
import { FormFailure } from './form-failure';

interface AccountFormProps {
  /** Of `useCallForm`. */
  form: { submit(event?: { preventDefault(): void }): Promise<void>; problem: Problem | null; isPending: boolean };
  /** What its button does. */
  action: string;
  /** Where to start again when a proof has expired, without language prefix. */
  startAgain?: string;
  /** Waiting for a proof of work. */
  isProving?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account: its fields, the error of the whole form, and its button. */
export function AccountForm({ form, action, startAgain, isProving, children }: AccountFormProps) {
  const t = useTranslations('account.form');
  return (
    // If it is submitted before hydration, the password must not go into the address.
    <form method="post" noValidate onSubmit={form.submit} className="flex max-w-105 flex-col gap-3">
      {children}
      <FormFailure problem={form.problem} startAgain={startAgain} />
      <FormSubmit isPending={form.isPending} pendingLabel={t(isProving ? 'proving' : 'pending')}>
        {action}
      </FormSubmit>
    </form>
  );
}
