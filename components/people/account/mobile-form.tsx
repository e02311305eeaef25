'use client';

import { useTranslations } from 'next-intl';
import { askForCode } from '@/lib/people/account/client/ask-for-code';
import { changeEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { defaultRegion } from '@/lib/people/account/codes';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AgreementField } from './agreement-field';
import { AccountForm } from './card-account-form';
import { MobileField } from './card-mobile-field';

/**
 * Sends a code to a phone, to log in or to bind it to a login of the chat app. Either may create an account, so it asks
 * for the consent.
 */
export function MobileForm({ purpose }: { purpose: 'login' | 'wechat' }) {
  const t = useTranslations('account.mobile');
  const router = useRouter();
  const proof = useAccountProof();
  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.agreedCodeForm),
    rules: 'account.rules',
    values: { purpose: 'login' as const, region: defaultRegion, mobile: '', agreed: false },
    known: () => {
      const { region, mobile, agreed } = readEntryFlow();
      return { region, mobile: mobile ?? '', agreed };
    },
    send: async ({ region, mobile = '', agreed }) => {
      await askForCode({ purpose, region, mobile, email: null }, proof.payIfAsked);
      changeEntryFlow({ agreed });
      router.push('/checkPhoneCode');
    },
  });

  return (
    <AccountForm form={form} action={t('action')} isProving={proof.isWorking}>
      <MobileField {...form.field('mobile')} />
      <AgreementField {...form.field('agreed')} />
    </AccountForm>
  );
}
