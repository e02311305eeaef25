'use client';

import { useTranslations } from 'next-intl';
import { askForCode } from '@/lib/people/account/client/ask-for-code';
import { changeEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { defaultRegion } from '@/lib/people/account/codes';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AgreementField } from './agreement-field';
import { AccountForm } from './card-account-form';
import { MobileField } from './card-mobile-field';
import { EmailField } from './email-field';
import { EntryScreen } from './entry-screen';
import { type TargetWay, TargetWays } from './target-ways';

/** Starts a new account by sending a code to a phone or an e-mail address. */
export function RegisterScreen() {
  const t = useTranslations('account.register');
  return (
    <EntryScreen title={t('title')} lead={t('lead')}>
      <TargetWays label={t('ways')}>{(way) => <RegisterForm key={way} way={way} />}</TargetWays>
      <p className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-ink-2">
        {t('known')}
        <Link href="/login" className="flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          {t('logIn')}
        </Link>
      </p>
    </EntryScreen>
  );
}

function RegisterForm({ way }: { way: TargetWay }) {
  const t = useTranslations('account.register');
  const router = useRouter();
  const proof = useAccountProof();
  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.agreedCodeForm),
    rules: 'account.rules',
    values: { purpose: 'register' as const, region: defaultRegion, [way]: '', agreed: false },
    known: () => {
      const flow = readEntryFlow();
      return { region: flow.region, [way]: flow[way] ?? '', agreed: flow.agreed };
    },
    send: async ({ region, mobile = null, email = null }) => {
      await askForCode({ purpose: 'register', region, mobile, email }, proof.payIfAsked);
      router.push('/checkPhoneCode');
    },
  });
  // In the order of the page: the first field with an error takes the focus.
  const target = form.field(way);
  const agreed = form.field('agreed');

  return (
    <AccountForm form={form} action={t('action')} isProving={proof.isWorking}>
      {way === 'mobile' ? <MobileField {...target} /> : <EmailField {...target} />}
      <AgreementField
        {...agreed}
        onChange={(event) => {
          agreed.onChange(event);
          // The other tab has a form of its own.
          changeEntryFlow({ agreed: event.target.checked });
        }}
      />
    </AccountForm>
  );
}
