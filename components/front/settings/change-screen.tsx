'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGoOn } from '@/lib/people/account/client/enter';
import { spendConfirmation, useConfirmation } from '@/lib/people/account/client/security-confirmation';
import type { Security } from '@/lib/people/account/contract';
import { toast } from '@/lib/platform/client/toast';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { BindEmailForm } from './bind-email-form';
import { BindPhoneForm } from './bind-phone-form';
import type { AccessChange } from './changes';
import { ConfirmForm } from './confirm-form';
import { PasswordForm } from './password-form';
import { SettingsPage } from './settings-page';

interface ChangeScreenProps {
  change: AccessChange;
  security: Security;
  /** The page that needs the change and is opened after it, from the address; only our own are followed. */
  redirectUrl: string | null;
}

const forms = { phone: BindPhoneForm, email: BindEmailForm, password: PasswordForm } as const;

/** Changes a login: the owner confirms their identity once, and then changes it. */
export function ChangeScreen({ change, security, redirectUrl }: ChangeScreenProps) {
  const t = useTranslations('settings.security');
  const { ticket } = useConfirmation();
  const [isDone, setDone] = useState(false);
  const leave = useWayOn(redirectUrl);
  const Form = forms[change];

  const onChange = (work: () => Promise<void>) =>
    spendConfirmation(async () => {
      await work();
      setDone(true);
      toast(t(`${change}Changed`));
      leave();
    });
  const needsPhone = change === 'phone' && redirectUrl !== null && security.phone === null;
  const current = change === 'password' ? null : security[change];
  const lead = current === null ? undefined : t('current', { address: current });
  return (
    <SettingsPage title={t(`${change}Title`)} lead={needsPhone ? t('phoneNeeded') : lead}>
      {!isDone && (ticket ? <Form ticket={ticket} onChange={onChange} /> : <ConfirmForm security={security} />)}
    </SettingsPage>
  );
}

/** Opens the page that needed the change, else the list of logins, refetched. */
function useWayOn(redirectUrl: string | null): () => void {
  const router = useRouter();
  const locale = useLanguage();
  const goOn = useGoOn();
  return () => {
    goOn(redirectUrl ?? getPathname({ locale, href: '/Settings/security' }));
    router.refresh();
  };
}
