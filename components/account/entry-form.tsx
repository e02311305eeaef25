'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormSubmit } from '@/components/ui/form-submit';
import { FormFailure } from './form-failure';
import type { FormProblem } from './use-problem-words';

interface EntryFormProps {
  /** Of `useAccountForm`. */
  form: { submit(event?: { preventDefault(): void }): Promise<void>; problem: FormProblem | null; isPending: boolean };
  /** What its button does. */
  action: string;
  /** Where a proof that is too old is given again, without language prefix. */
  startAgain?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form of the account pages: its fields, what went wrong with all of it, and its button. */
export function EntryForm({ form, action, startAgain, children }: EntryFormProps) {
  const t = useTranslations('account.form');
  return (
    // Sent before the page is alive, it must not put a password into the address.
    <form method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      {children}
      <FormFailure problem={form.problem} startAgain={startAgain} />
      <FormSubmit isPending={form.isPending} pendingLabel={t('pending')}>
        {action}
      </FormSubmit>
    </form>
  );
}
