'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { changeEntryFlow } from '@/lib/people/account/client/entry-flow';

/** The e-mail address of an account form. The value is stored on blur, like that of `MobileField`. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslations('account.form');
  return (
    <TextField
      type="email"
      autoComplete="email"
      spellCheck={false}
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event);
        changeEntryFlow({ mobile: null, email: event.target.value });
      }}
      label={t('email')}
    />
  );
}
