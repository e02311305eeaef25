'use client';

import { useTranslations } from 'next-intl';
import { AccountCodeField } from '@/components/people/account/card-account-code-field';
import { AccountForm } from '@/components/people/account/card-account-form';
import { MobileField } from '@/components/people/account/card-mobile-field';
import { readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { bindTarget, sendBindCode } from '@/lib/people/account/client/security';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { defaultRegion } from '@/lib/people/account/codes';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { ChangeFormProps } from './changes';
import { SendCode } from './send-code';

/** Replaces the phone number, proven by a code. What was typed is kept while choosing a region on another page. */
export function BindPhoneForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const bind = useCallForm({
    schema: () => import('@/lib/people/account/contract').then((contract) => contract.bindTarget.input),
    rules: 'account.rules',
    values: { ticket, region: defaultRegion, mobile: '', code: '', request: '' },
    known: () => {
      const { region, mobile } = readEntryFlow();
      return { region, mobile: mobile ?? '' };
    },
    send: (input) => onChange(() => bindTarget(input)),
    places: { WrongCode: 'code', CodeExpired: 'code', NumberLinked: 'mobile' },
  });
  const { form } = bind;
  const proof = useAccountProof();

  async function send() {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return false;
    const { region, mobile } = form.getValues();
    return bind.attempt(async () => form.setValue('request', await sendBindCode({ region, mobile }, proof.payIfAsked)));
  }
  return (
    <AccountForm form={bind} action={t('bind')} isProving={proof.isWorking}>
      <MobileField {...bind.field('mobile')} />
      <SendCode onSend={send} />
      <AccountCodeField control={form.control} name="code" error={bind.errorOf('code') ?? bind.errorOf('request')} />
    </AccountForm>
  );
}
