'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { bindTarget, sendBindCode } from '@/lib/account/client/security';
import { defaultRegion as region } from '@/lib/account/codes';
import { AnswerError } from '@/lib/platform/client/errors';
import type { ChangeFormProps } from './changes';
import { SendCode } from './send-code';
import { SettingsCodeField } from './settings-code-field';
import { SettingsForm } from './settings-form';
import { useRuleText } from './use-rule-text';
import { useSettingsForm } from './use-settings-form';

/** An e-mail address in place of the former one, proven by its code. */
export function BindEmailForm({ ticket, onChange }: ChangeFormProps) {
  const t = useTranslations('settings.security');
  const words = useTranslations('account.form');
  const bind = useSettingsForm({
    values: { email: '', code: '' },
    schema: () => import('@/lib/account/contract').then(({ bindTarget: call }) => call.input),
    toInput: (values) => ({ ...values, region, ticket }),
    send: (input) =>
      onChange(async () => {
        try {
          await bindTarget(input);
        } catch (error) {
          // The code's own words tell a visitor to log in, which is no help here.
          const isLinked = error instanceof AnswerError && error.code === 'AccountExists';
          throw isLinked ? new AnswerError(error.code, t('emailLinked')) : error;
        }
      }),
    ruleText: useRuleText('account'),
    places: { WrongCode: 'code', AccountExists: 'email' },
  });
  const { form } = bind;

  async function send() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return false;
    return bind.attempt(() => sendBindCode({ region, email: form.getValues('email') }));
  }
  return (
    <SettingsForm form={bind} action={t('bind')}>
      <TextField
        {...bind.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={words('email')}
      />
      <SendCode onSend={send} />
      <SettingsCodeField control={form.control} error={bind.errorOf('code')} />
    </SettingsForm>
  );
}
