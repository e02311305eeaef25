'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/ui/password-field';
import { changePassword } from '@/lib/account/client/security';
import type { ChangeFormProps } from './changes';
import { SettingsForm } from './settings-form';
import { useRuleText } from './use-rule-text';
import { useSettingsForm } from './use-settings-form';

/** A new password, or a first one; other devices are logged out by it. */
export function PasswordForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const words = useTranslations('account.form');
  const form = useSettingsForm({
    values: { password: '', again: '' },
    schema: () => import('./password-schema').then(({ passwordTwice }) => passwordTwice),
    toInput: (values) => ({ ...values, ticket }),
    send: ({ password }) => onChange(() => changePassword({ ticket, password })),
    ruleText: useRuleText('account'),
  });
  const shown = { show: words('show'), hide: words('hide') };
  return (
    <SettingsForm form={form} action={t('save')}>
      <p className="text-ink-2 text-pretty">{t('othersOut')}</p>
      <PasswordField
        {...form.field('password')}
        label={words('newPassword')}
        hint={words('passwordHint')}
        autoComplete="new-password"
        words={shown}
      />
      <PasswordField
        {...form.field('again')}
        label={words('passwordAgain')}
        autoComplete="new-password"
        words={shown}
      />
    </SettingsForm>
  );
}
