'use client';

import { useTranslations } from 'next-intl';
import { useEnter } from '@/lib/people/account/client/enter';
import { setNewPassword } from '@/lib/people/account/client/set-new-password';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { AccountForm } from './card-account-form';
import { NewPasswordFields } from './card-new-password-fields';
import { EntryScreen } from './entry-screen';
import { useMissingStep } from './use-flow-or-login';

/** Sets a new password in place of a forgotten one; every other session of the account ends. */
export function ResetPasswordScreen() {
  const t = useTranslations('account.reset');
  const enter = useEnter();
  useMissingStep(({ purpose, ticket }) => (purpose === 'reset' && ticket !== null ? null : '/Forget'));
  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.newPasswordForm),
    rules: 'account.rules',
    values: { password: '', again: '' },
    send: async ({ password }) => enter(await setNewPassword(password)),
  });

  return (
    <EntryScreen title={t('title')} lead={t('lead')}>
      <AccountForm form={form} action={t('action')} startAgain="/Forget">
        <NewPasswordFields field={form.field} />
      </AccountForm>
    </EntryScreen>
  );
}
