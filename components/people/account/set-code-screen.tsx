'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { choosePassword, chosenPassword } from '@/lib/people/account/client/chosen-password';
import { changeEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AccountForm } from './card-account-form';
import { NewPasswordFields } from './card-new-password-fields';
import { EntryScreen } from './entry-screen';
import { canRegister, firstStep } from './first-step';
import { useMissingStep } from './use-flow-or-login';

/**
 * The password of a new account. With a proven phone it is optional. It is kept in memory only: after a reload of the
 * next page it must be chosen again, and the page says why.
 */
export function SetCodeScreen() {
  const t = useTranslations('account.setCode');
  const { mobile, passwordChoice } = useEntryFlow();
  const router = useRouter();
  useMissingStep((flow) => (canRegister(flow) ? null : firstStep(flow)));

  const goOn = (password: string | null) => {
    choosePassword(password);
    changeEntryFlow({ passwordChoice: password === null ? 'skipped' : 'chosen' });
    router.push('/setNickname');
  };
  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.newPasswordForm),
    rules: 'account.rules',
    values: { password: '', again: '' },
    send: async ({ password }) => goOn(password),
  });
  const { setError } = form.form;
  useEffect(() => {
    const { brokenRule } = chosenPassword();
    if (brokenRule) setError('password', { type: 'rule', message: brokenRule }, { shouldFocus: true });
  }, [setError]);
  const { password, brokenRule } = chosenPassword();
  const isLost = passwordChoice === 'chosen' && password === null && brokenRule === null;

  return (
    <EntryScreen title={t('title')} lead={isLost ? t('lost') : t('lead')}>
      <AccountForm form={form} action={t('action')}>
        <NewPasswordFields field={form.field} />
      </AccountForm>
      {mobile !== null && (
        <button type="button" onClick={() => goOn(null)} className={`mt-3 min-h-12 w-full ${buttonClass('line')}`}>
          {t('skip')}
        </button>
      )}
    </EntryScreen>
  );
}
