'use client';

import { useTranslations } from 'next-intl';
import { useEnter } from '@/lib/account/client/enter';
import { setNewPassword } from '@/lib/account/client/set-new-password';
import { EntryForm } from './entry-form';
import { EntryScreen } from './entry-screen';
import { NewPasswordFields } from './new-password-fields';
import { useAccountForm } from './use-account-form';
import { useMissingStep } from './use-flow-or-login';

/** A new password in the place of a forgotten one; every other login of the account ends with it. */
export function ResetPasswordScreen() {
  const t = useTranslations('account.reset');
  const enter = useEnter();
  useMissingStep(({ purpose, ticket }) => (purpose === 'reset' && ticket !== null ? null : '/Forget'));
  const form = useAccountForm({
    schema: () => import('@/lib/account/forms').then((forms) => forms.newPasswordForm),
    values: { password: '', again: '' },
    send: async ({ password }) => enter(await setNewPassword(password)),
  });

  return (
    <EntryScreen title={t('title')} lead={t('lead')}>
      <EntryForm form={form} action={t('action')} startAgain="/Forget">
        <NewPasswordFields field={form.field} />
      </EntryForm>
    </EntryScreen>
  );
}
