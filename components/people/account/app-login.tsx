'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useGoOn } from '@/lib/people/account/client/enter';
import { readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useExchange } from '@/lib/people/account/client/exchange';
import { afterLogin } from '@/lib/people/account/codes';
import { wayBack } from '@/lib/people/account/rules/redirect-url';
import { callApp } from '@/lib/platform/client/native-bridge';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/**
 * Opens the own app's login, once automatically and again by the button, and goes on once the app has passed its token.
 */
export function AppLogin() {
  const t = useTranslations('account.app');
  const locale = useLanguage();
  const exchanged = useExchange();
  const goOn = useGoOn();
  const wasOpened = useRef(false);

  const open = () => {
    const path = wayBack(readEntryFlow().redirecturl, getPathname({ locale, href: afterLogin }));
    callApp('loginWithUrl', { url: location.origin + path });
  };
  // After the effects of the page, which store where the login leads.
  useEffect(() => {
    const opening = setTimeout(() => {
      if (exchanged === 'done') goOn(readEntryFlow().redirecturl);
      else if (exchanged !== 'asking' && !wasOpened.current) {
        wasOpened.current = true;
        open();
      }
    });
    return () => clearTimeout(opening);
  });

  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <button type="button" onClick={open} className={buttonClass('accent')}>
        {t('action')}
      </button>
    </Notice>
  );
}
