import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import type { Problem } from './use-problem-words';

interface SettingsFormProps {
  /** What `useSettingsForm` gave. */
  form: {
    submit(event?: { preventDefault(): void }): Promise<void>;
    isPending: boolean;
    problem: Problem | null;
  };
  /** What its button does. */
  action: string;
  /** The way on, beside what went wrong. */
  cure?: ReactNode;
  children: ReactNode;
}

/** A form of the settings: its fields, what went wrong with it as a whole, and its button. */
export function SettingsForm({ form, action, cure, children }: SettingsFormProps) {
  const t = useTranslations('account.form');
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-105 flex-col gap-3">
      {children}
      <FormAlert>
        {form.problem && <p>{form.problem.text}</p>}
        {form.problem && cure}
      </FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={t('pending')}>
        {action}
      </FormSubmit>
    </form>
  );
}
