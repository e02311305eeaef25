'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OutboxHint } from '@/components/base/delivery/card-outbox-hint';
import { useEnter } from '@/lib/people/account/client/enter';
import { type EntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { proveCode } from '@/lib/people/account/client/prove-code';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AccountCodeField } from './card-account-code-field';
import { AccountForm } from './card-account-form';
import { EntryScreen } from './entry-screen';
import { ResendCode } from './resend-code';
import { useFlowOrLogin } from './use-flow-or-login';

/** The page where the number or address was typed and can be corrected. */
const typedAt = { login: '/loginmobile', register: '/Register', reset: '/Forget', wechat: '/phoneBind' } as const;

/** Takes a code, for each purpose of the flow; the sixth digit submits it. */
export function CheckCodeScreen({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations('account.checkCode');
  const flow = useEntryFlow();
  const router = useRouter();
  const enter = useEnter();
  useFlowOrLogin(({ purpose, mobile, email }) => purpose !== null && (mobile ?? email) !== null);

  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.codeForm),
    rules: 'account.rules',
    values: { code: '' },
    send: async ({ code }) => {
      const proven = await proveCode(code).catch((error: unknown) => {
        if (error instanceof AnswerError && isOfCode(error.code)) form.form.setValue('code', '');
        throw error;
      });
      if ('token' in proven) enter(proven.token);
      else router.replace(proven.next);
    },
    places: { WrongCode: 'code', CodeExpired: 'code' },
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('code'), [setFocus]);
  const start = typedAt[flow.purpose ?? 'login'];

  return (
    <EntryScreen title={t('title')} lead={<SentTo flow={flow} />}>
      <AccountForm form={form} action={t('action')} startAgain={flow.purpose === 'wechat' ? '/login' : start}>
        <AccountCodeField
          control={form.form.control}
          name="code"
          error={form.errorOf('code')}
          onComplete={() => form.submit()}
        />
      </AccountForm>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
        <ResendCode />
        <Link href={start} className="inline-flex min-h-11 items-center hover:text-ink">
          {flow.email === null ? t('otherNumber') : t('otherEmail')}
        </Link>
      </div>
      <OutboxHint show={isDemo} />
    </EntryScreen>
  );
}

/** Whether an error means that another code must be typed, so that the present one is cleared. */
function isOfCode(code: string): boolean {
  return code === 'WrongCode' || code === 'CodeExpired';
}

/** Must not reveal whether there is an account: a code to set a new password is sent only if there is one. */
function SentTo({ flow }: { flow: EntryFlow }) {
  const t = useTranslations('account.checkCode');
  const address = flow.email ?? (flow.mobile && `+${flow.callingCode} ${flow.mobile}`);
  if (!address) return null;
  const words = flow.purpose === 'reset' ? 'sentIfKnown' : 'sentTo';
  return t.rich(words, { address, strong: (text) => <strong className="text-ink tabular-nums">{text}</strong> });
}
