'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { TextField } from '@/components/ui/text-field';
import { changeEntryFlow, readEntryFlow, useEntryFlow } from '@/lib/account/client/entry-flow';
import { bindTarget, sendBindCode } from '@/lib/account/client/security';
import { Link } from '@/lib/platform/i18n/link';
import type { ChangeFormProps } from './changes';
import { SendCode } from './send-code';
import { SettingsCodeField } from './settings-code-field';
import { SettingsForm } from './settings-form';
import { useRuleText } from './use-rule-text';
import { useSettingsForm } from './use-settings-form';

/** A phone in place of the former one, proven by its code. What was typed outlives the way to the regions and back. */
export function BindPhoneForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const words = useTranslations('account.form');
  const { callingCode } = useEntryFlow();
  const bind = useSettingsForm({
    values: { mobile: '', code: '' },
    schema: () => import('@/lib/account/contract').then(({ bindTarget: call }) => call.input),
    toInput: (values) => ({ ...values, region: readEntryFlow().region, ticket }),
    send: (input) => onChange(() => bindTarget(input)),
    ruleText: useRuleText('account'),
    places: { WrongCode: 'code', NumberLinked: 'mobile' },
  });
  const { form } = bind;
  const { onBlur, ...mobile } = bind.field('mobile');

  useEffect(() => form.setValue('mobile', readEntryFlow().mobile ?? ''), [form]);

  async function send() {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return false;
    return bind.attempt(() => sendBindCode({ region: readEntryFlow().region, mobile: form.getValues('mobile') }));
  }
  return (
    <SettingsForm form={bind} action={t('bind')}>
      <TextField
        {...mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={words('mobile')}
        onBlur={(event) => {
          onBlur(event);
          changeEntryFlow({ mobile: event.target.value, email: null });
        }}
        before={
          <Link
            href="/selectAreaCode"
            aria-label={words('region', { callingCode })}
            className="flex h-full min-w-14 shrink-0 items-center justify-center border-line border-r px-3 tabular-nums hover:bg-sunk"
          >
            +{callingCode}
          </Link>
        }
      />
      <SendCode onSend={send} />
      <SettingsCodeField control={form.control} error={bind.errorOf('code')} />
    </SettingsForm>
  );
}
