'use client';

import { useTranslations } from 'next-intl';
import { type Control, useController } from 'react-hook-form';
import { CodeField } from '@/components/ui/code-field';
import { codeRules } from '@/lib/account/codes';

interface SettingsCodeFieldProps<Values extends { code: string }> {
  /** Of the form, whose field is `code`. */
  control: Control<Values, unknown, unknown>;
  error: string | undefined;
}

/** The code that was sent. */
export function SettingsCodeField<Values extends { code: string }>({ control, error }: SettingsCodeFieldProps<Values>) {
  const t = useTranslations('account.form');
  // Every form of these has the field; the type of its paths cannot say so.
  const { field } = useController({ control: control as unknown as Control<{ code: string }>, name: 'code' });
  return (
    <CodeField
      label={t('code')}
      length={codeRules.digits}
      value={field.value}
      onValueChange={field.onChange}
      inputRef={field.ref}
      digitLabel={(place) => t('digit', { place })}
      error={error}
    />
  );
}
