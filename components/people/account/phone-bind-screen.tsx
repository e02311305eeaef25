'use client';

import { useTranslations } from 'next-intl';
import { EntryScreen } from './entry-screen';
import { MobileForm } from './mobile-form';
import { useFlowOrLogin } from './use-flow-or-login';

/** Binds a phone to a login of the chat app without an account: this creates an account, or uses that of the phone. */
export function PhoneBindScreen() {
  const t = useTranslations('account.mobile');
  useFlowOrLogin((flow) => flow.purpose === 'wechat' && flow.ticket !== null);
  return (
    <EntryScreen title={t('bind.title')} lead={t('bind.lead')}>
      <MobileForm purpose="wechat" />
    </EntryScreen>
  );
}
