'use client';

import { useTranslations } from 'next-intl';
import { askForCode } from '@/lib/people/account/client/ask-for-code';
import { readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { defaultRegion } from '@/lib/people/account/codes';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AccountForm } from './card-account-form';
import { MobileField } from './card-mobile-field';
import { EmailField } from './email-field';
import { EntryScreen } from './entry-screen';
import { type TargetWay, TargetWays } from './target-ways';

/**
 * Sends a code for a forgotten password to the phone or the e-mail address of the account. Never reveals whether there
 * is one.
 */
export function ForgetScreen() {
  const t = useTranslations('account.forget');
  return (
    <EntryScreen title={t('title')} lead={t('lead')}>
      <TargetWays label={t('ways')}>{(way) => <ForgetForm key={way} way={way} />}</TargetWays>
      <p className="mt-3 text-center">
        <Link href="/login" className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
          {t('back')}
        </Link>
      </p>
    </EntryScreen>
  );
}

function ForgetForm({ way }: { way: TargetWay }) {
  const t = useTranslations('account.forget');
  const router = useRouter();
  const proof = useAccountProof();
  const form = useCallForm({
    schema: () => import('@/lib/people/account/contract').then((contract) => contract.sendCode.input),
    rules: 'account.rules',
    values: { purpose: 'reset' as const, region: defaultRegion, [way]: '' },
    known: () => {
      const flow = readEntryFlow();
      return { region: flow.region, [way]: flow[way] ?? '' };
    },
    send: async ({ region, mobile = null, email = null }) => {
      await askForCode({ purpose: 'reset', region, mobile, email }, proof.payIfAsked);
      router.push('/checkPhoneCode');
    },
  });
  const target = form.field(way);

  return (
    <AccountForm form={form} action={t('action')} isProving={proof.isWorking}>
      {way === 'mobile' ? <MobileField {...target} /> : <EmailField {...target} />}
    </AccountForm>
  );
}
