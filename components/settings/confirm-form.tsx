'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { confirmIdentity, sendConfirmCode, useConfirmation } from '@/lib/account/client/security-confirmation';
import type { Security } from '@/lib/account/contract';
import { SendCode } from './send-code';
import { SettingsCodeField } from './settings-code-field';
import { SettingsForm } from './settings-form';
import { useRuleText } from './use-rule-text';
import { useSettingsForm } from './use-settings-form';

const schema = () => import('@/lib/account/contract').then(({ confirmIdentity: call }) => call.input);

/** Asks who sits here to prove that the account is theirs, before a change of access: by password or by a code. */
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
  const form = useSettingsForm({
    values: { password: '' },
    schema,
    toInput: (values) => values,
    send: confirmIdentity,
    ruleText: useRuleText('account'),
    places: { WrongLogin: 'password' },
  });
  return (
    <SettingsForm form={form} action={t('action')}>
      <PasswordField
        {...form.field('password')}
        label={words('password')}
        autoComplete="current-password"
        words={{ show: words('show'), hide: words('hide') }}
      />
    </SettingsForm>
  );
}

function CodeProof({ address }: { address: string }) {
  const t = useTranslations('settings.confirm');
  const form = useSettingsForm({
    values: { code: '' },
    schema,
    toInput: (values) => values,
    send: confirmIdentity,
    ruleText: useRuleText('account'),
    places: { WrongCode: 'code' },
  });
  return (
    <SettingsForm form={form} action={t('action')}>
      <p className="text-ink-2 tabular-nums">{t('codeTo', { address })}</p>
      <SendCode onSend={() => form.attempt(sendConfirmCode)} />
      <SettingsCodeField control={form.form.control} error={form.errorOf('code')} />
    </SettingsForm>
  );
}
