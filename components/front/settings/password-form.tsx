'use client';

import { useTranslations } from 'next-intl';
import { AccountForm } from '@/components/people/account/card-account-form';
import { NewPasswordFields } from '@/components/people/account/card-new-password-fields';
import { changePassword } from '@/lib/people/account/client/security';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { ChangeFormProps } from './changes';

/** Sets or changes the password; this logs out other devices. */
export function PasswordForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.newPasswordForm),
    rules: 'account.rules',
    values: { password: '', again: '' },
    send: ({ password }) => onChange(() => changePassword({ ticket, password })),
  });
  return (
    <AccountForm form={form} action={t('save')}>
      <p className="text-ink-2 text-pretty">{t('othersOut')}</p>
      <NewPasswordFields field={form.field} />
    </AccountForm>
  );
}
