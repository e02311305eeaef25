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
  /** Where a proof that is too old is given again, without language prefix. */
  startAgain?: string;
  /** It waits for a proof of work, which was asked for. */
  isProving?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account: its fields, what went wrong with all of it, and its button. */
export function AccountForm({ form, action, startAgain, isProving, children }: AccountFormProps) {
  const t = useTranslations('account.form');
  return (
    // Sent before the page is alive, it must not put a password into the address.
    <form method="post" noValidate onSubmit={form.submit} className="flex max-w-105 flex-col gap-3">
      {children}
      <FormFailure problem={form.problem} startAgain={startAgain} />
      <FormSubmit isPending={form.isPending} pendingLabel={t(isProving ? 'proving' : 'pending')}>
        {action}
      </FormSubmit>
    </form>
  );
}
