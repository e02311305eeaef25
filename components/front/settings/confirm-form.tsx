'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AccountCodeField } from '@/components/people/account/card-account-code-field';
import { AccountForm } from '@/components/people/account/card-account-form';
import { PasswordField } from '@/components/ui/password-field';
import { confirmIdentity, sendConfirmCode, useConfirmation } from '@/lib/people/account/client/security-confirmation';
import type { Security } from '@/lib/people/account/contract';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { SendCode } from './send-code';

const schema = () =>
  importWithTimeout(() => import('@/lib/people/account/contract'), 'form').then(
    ({ confirmIdentity: call }) => call.input,
  );

/** Asks for the password or a code, to prove that the account belongs to this person, before a login is changed. */
export function ConfirmForm({ security }: { security: Security }) {
  const t = useTranslations('settings.confirm');
  const { isOver } = useConfirmation();
  const address = security.phone ?? security.email;
  const [byCode, setByCode] = useState(!security.hasPassword);
  return (
    <section>
      <h2 className="text-lg">{t('title')}</h2>
      <p role={isOver ? 'alert' : undefined} className="mt-1 mb-5 text-ink-2 text-pretty">
        {isOver ? t('over') : t('lead')}
      </p>
      {byCode && address ? <CodeProof address={address} /> : <PasswordProof />}
      {security.hasPassword && address && (
        <button type="button" onClick={() => setByCode(!byCode)} className="mt-3 min-h-11 font-semibold text-accent">
          {byCode ? t('byPassword') : t('byCode')}
        </button>
      )}
    </section>
  );
}

function PasswordProof() {
  const t = useTranslations('settings.confirm');
  const words = useTranslations('account.form');
  const form = useCallForm({
    schema,
    rules: 'account.rules',
    values: { password: '' },
    send: confirmIdentity,
    places: { WrongLogin: 'password' },
  });
  return (
    <AccountForm form={form} action={t('action')}>
      <PasswordField
        {...form.field('password')}
        label={words('password')}
        autoComplete="current-password"
        words={{ show: words('show'), hide: words('hide') }}
      />
    </AccountForm>
  );
}

function CodeProof({ address }: { address: string }) {
  const t = useTranslations('settings.confirm');
  const form = useCallForm({
    schema,
    rules: 'account.rules',
    values: { code: '', request: '' },
    send: confirmIdentity,
    places: { WrongCode: 'code', CodeExpired: 'code' },
  });
  const send = async () => form.form.setValue('request', await sendConfirmCode());
  return (
    <AccountForm form={form} action={t('action')}>
      <p className="text-ink-2 tabular-nums">{t('codeTo', { address })}</p>
      <SendCode onSend={() => form.attempt(send)} />
      <AccountCodeField
        control={form.form.control}
        name="code"
        error={form.errorOf('code') ?? form.errorOf('request')}
      />
    </AccountForm>
  );
}
