'use client';

import { useTranslations } from 'next-intl';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CodeField } from '@/components/ui/code-field';
import { codeRules } from '@/lib/people/account/codes';

interface AccountCodeFieldProps<Input extends FieldValues> {
  /** Of the form. */
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  error?: string | undefined;
  hint?: string;
  onComplete?(): void;
}

/** The code that was sent to a phone or an e-mail address. */
export function AccountCodeField<Input extends FieldValues>(props: AccountCodeFieldProps<Input>) {
  const { control, name, ...rest } = props;
  const t = useTranslations('account.form');
  const { field } = useController({ control, name });
  return (
    <CodeField
      {...rest}
      label={t('code')}
      length={codeRules.digits}
      value={field.value}
      onValueChange={field.onChange}
      inputRef={field.ref}
      digitLabel={(place) => t('digit', { place })}
    />
  );
}
