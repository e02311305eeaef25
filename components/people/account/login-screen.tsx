'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { useEnter } from '@/lib/people/account/client/enter';
import { changeEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { goToWechat } from '@/lib/people/account/client/go-to-wechat';
import { logIn } from '@/lib/people/account/client/log-in';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { afterLogin, defaultRegion } from '@/lib/people/account/codes';
import type { WechatOffer } from '@/lib/people/account/contract';
import { wayBack } from '@/lib/people/account/rules/redirect-url';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { AccountForm } from './card-account-form';
import { RegionLink } from './card-mobile-field';
import { WechatButton } from './card-wechat-button';
import { EntryScreen } from './entry-screen';

/** Logs in by password; the account is a number in the region, or an e-mail address. */
export function LoginScreen({ wechat }: { wechat: WechatOffer }) {
  const t = useTranslations('account.login');
  const words = useTranslations('account.form');
  const locale = useLanguage();
  const enter = useEnter();
  const proof = useAccountProof();
  const form = useCallForm({
    schema: () => import('@/lib/people/account/contract').then((contract) => contract.logIn.input),
    rules: 'account.rules',
    values: { account: '', region: defaultRegion, password: '' },
    known: () => {
      const { region, mobile, email } = readEntryFlow();
      return { account: mobile ?? email ?? '', region };
    },
    send: async (values) => enter(await logIn(values, proof.payIfAsked)),
  });
  const isNumber = /^\s*\d[\d\s-]*$/.test(form.form.watch('account'));
  const account = form.field('account');

  return (
    <EntryScreen title={t('title')}>
      <AccountForm form={form} action={t('action')} isProving={proof.isWorking}>
        <TextField
          {...account}
          onBlur={(event) => {
            account.onBlur(event);
            keepAccount(event.target.value);
          }}
          label={words('account')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          before={isNumber && <RegionLink />}
        />
        <PasswordField
          {...form.field('password')}
          label={words('password')}
          autoComplete="current-password"
          words={{ show: words('show'), hide: words('hide') }}
        />
        <Link href="/Forget" className="-mt-3 flex min-h-11 items-center self-end text-sm text-ink-2 hover:text-ink">
          {t('forgot')}
        </Link>
      </AccountForm>
      <div className="mt-3 flex flex-col gap-3">
        <Link href="/loginmobile" className={`min-h-12 ${buttonClass('line')}`}>
          {t('byCode')}
        </Link>
        {(wechat.inside || wechat.qr) && (
          <WechatButton
            offer={wechat}
            onGo={(way) =>
              goToWechat({ way, back: wayBack(readEntryFlow().redirecturl, getPathname({ locale, href: afterLogin })) })
            }
          >
            {t('byWechat')}
          </WechatButton>
        )}
      </div>
      <p className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-ink-2">
        {t('new')}
        <Link
          href="/Register"
          className="flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {t('register')}
        </Link>
      </p>
    </EntryScreen>
  );
}

/** What was typed is kept while choosing a region, and filled in where a code is sent. */
function keepAccount(account: string) {
  changeEntryFlow(account.includes('@') ? { email: account, mobile: null } : { mobile: account, email: null });
}
