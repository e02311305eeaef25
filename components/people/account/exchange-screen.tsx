'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { exchange, forgetExchange, useExchange, wasExchanged } from '@/lib/people/account/client/exchange';
import { callApp } from '@/lib/platform/client/native-bridge';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { readStored } from '@/lib/platform/client/storage';
import { Link } from '@/lib/platform/i18n/link';

/** How long the app may take to pass its token before its login is opened, in milliseconds. */
const patience = 3000;

/**
 * Replaces a page that needs a login, in the own app (DESIGN 8): exchanges the app's token for the session cookie and
 * reloads the page. Without a token it opens the app's login, once automatically. It cannot loop: it reloads only after
 * an exchange, and if it shows again after one, it says that the cookie was not kept.
 */
export function ExchangeScreen() {
  const t = useTranslations('shell.bridge');
  const retry = useTranslations('client')('retry');
  const state = useExchange();
  const [isLost, setLost] = useState<boolean | null>(null);
  const [isLate, setLate] = useState(false);
  const isWithoutToken = isLost === false && (state === 'none' || state === 'refused');

  useEffect(() => {
    const token = readStored('auth_token');
    const isBack = token !== null && wasExchanged(token);
    setLost(isBack);
    if (token !== null && !isBack) exchange(token);
  }, []);

  useEffect(() => {
    if (isLost !== false || state !== 'done') return;
    // If storage is unavailable, the exchange would not be known after the reload.
    if (wasExchanged(readStored('auth_token') ?? '')) reloadPage();
    else setLost(true);
  }, [isLost, state]);

  useEffect(() => {
    if (!isWithoutToken || isLate) return;
    const waiting = setTimeout(() => {
      setLate(true);
      // For a rejected token the error path has opened it.
      if (state === 'none') openLogin();
    }, patience);
    return () => clearTimeout(waiting);
  }, [isWithoutToken, isLate, state]);

  const again = () => {
    forgetExchange();
    reloadPage();
  };
  if (isLost) return <Step step="lost" action={retry} onAction={again} />;
  if (state === 'failed') return <Step step="failed" action={retry} onAction={again} />;
  if (isWithoutToken && isLate) return <Step step="needed" action={t('needed.action')} onAction={openLogin} />;
  return (
    <p role="status" className="wrap py-24 text-center text-ink-2">
      {t('working')}
    </p>
  );
}

interface StepProps {
  step: 'lost' | 'failed' | 'needed';
  action: string;
  onAction: () => void;
}

function Step({ step, action, onAction }: StepProps) {
  const t = useTranslations('shell.bridge');
  return (
    <Notice isPage role="alert" title={t(`${step}.title`)} text={t(`${step}.text`)}>
      <div className="flex flex-col items-center gap-2">
        <button type="button" onClick={onAction} className={buttonClass('accent')}>
          {action}
        </button>
        <Link href="/" className="flex min-h-11 items-center px-5 text-ink-2">
          {t('home')}
        </Link>
      </div>
    </Notice>
  );
}

function openLogin() {
  callApp('loginWithUrl', { url: location.href });
}
