'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/password-field';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'words'>;

interface NewPasswordFieldsProps {
  /** Of `useCallForm` with `newPasswordForm`. */
  field(name: 'password' | 'again'): FieldProps;
}

/** A new password, twice. Its rules are shown beforehand. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useTranslations('account.form');
  const words = { show: t('show'), hide: t('hide') };
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        words={words}
      />
      <PasswordField {...field('again')} label={t('passwordAgain')} autoComplete="new-password" words={words} />
    </>
  );
}
