'use client';

import { useTranslations } from 'next-intl';
import { AccountCodeField } from '@/components/people/account/card-account-code-field';
import { AccountForm } from '@/components/people/account/card-account-form';
import { TextField } from '@/components/ui/text-field';
import { bindTarget, sendBindCode } from '@/lib/people/account/client/security';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { defaultRegion } from '@/lib/people/account/codes';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { ChangeFormProps } from './changes';
import { SendCode } from './send-code';

/** Replaces the e-mail address, proven by a code. */
export function BindEmailForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const words = useTranslations('account.form');
  const bind = useCallForm({
    schema: () => import('@/lib/people/account/contract').then((contract) => contract.bindTarget.input),
    rules: 'account.rules',
    values: { ticket, region: defaultRegion, email: '', code: '', request: '' },
    send: (input) =>
      onChange(async () => {
        try {
          await bindTarget(input);
        } catch (error) {
          // The message of this code asks to log in, which does not help here.
          const isLinked = error instanceof AnswerError && error.code === 'AccountExists';
          throw isLinked ? new AnswerError(error.code, t('emailLinked')) : error;
        }
      }),
    places: { WrongCode: 'code', CodeExpired: 'code', AccountExists: 'email' },
  });
  const { form } = bind;
  const proof = useAccountProof();

  async function send() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return false;
    const { region, email } = form.getValues();
    return bind.attempt(async () => form.setValue('request', await sendBindCode({ region, email }, proof.payIfAsked)));
  }
  return (
    <AccountForm form={bind} action={t('bind')} isProving={proof.isWorking}>
      <TextField {...bind.field('email')} type="email" inputMode="email" autoComplete="email" label={words('email')} />
      <SendCode onSend={send} />
      <AccountCodeField control={form.control} name="code" error={bind.errorOf('code') ?? bind.errorOf('request')} />
    </AccountForm>
  );
}
