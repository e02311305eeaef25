'use client';

import { useTranslations } from 'next-intl';
import { useEffectEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useOwnApp } from '@/components/ui/use-own-app';
import { useEnter, useGoOn } from '@/lib/people/account/client/enter';
import { changeEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { takeWechatAnswer, type WechatTaken } from '@/lib/people/account/client/take-wechat-answer';
import { inOwnApp } from '@/lib/platform/client/host';
import { readStored, removeStored } from '@/lib/platform/client/storage';
import { toast } from '@/lib/platform/client/toast';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AppLogin } from './app-login';

/** After these errors the chat app's answer may still be valid: no connection, or the chat app could not be reached. */
const passing = ['', 'Unavailable', 'TooManyRequests'];

/**
 * Where the chat app redirects back to: takes its answer, and goes on to the page that was left for it or to bind a
 * phone.
 */
export function WechatCodeScreen() {
  return useOwnApp() ? <AppLogin /> : <WechatCode />;
}

function WechatCode() {
  const t = useTranslations('account.wechatCode');
  const retry = useTranslations('client')('retry');
  const problemOf = useProblemWords();
  const arrive = useArrive();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);

  const settle = useEffectEvent((taken: WechatTaken) => arrive(taken));
  const fail = useEffectEvent((error: unknown) => setProblem(problemOf(error)));
  const refuse = useEffectEvent(() => setProblem({ code: 'refused', text: t('refused') }));
  useEffectOn(attempt, () => {
    // Hydration happens before the own app is detected, whose login replaces this page.
    if (inOwnApp()) return;
    const query = new URLSearchParams(location.search);
    const [code, state] = [query.get('code'), query.get('state')];
    // After a refusal the chat app returns without a code.
    if (!code || !state) return refuse();
    let isOver = false;
    takeWechatAnswer({ code, state }).then(
      (taken) => isOver || settle(taken),
      (error: unknown) => isOver || fail(error),
    );
    return () => {
      isOver = true;
    };
  });

  if (!problem) {
    return (
      <p role="status" className="wrap py-24 text-center text-ink-2">
        {t('working')}
      </p>
    );
  }
  const canRetry = passing.includes(problem.code);
  const again = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <Notice isPage role="alert" title={t('failed')} text={problem.text}>
      <div className="flex flex-col items-center gap-2">
        {canRetry && (
          <button type="button" onClick={again} className={buttonClass('accent')}>
            {retry}
          </button>
        )}
        <Link href="/login" replace className={buttonClass(canRetry ? 'line' : 'accent')}>
          {t('back')}
        </Link>
      </div>
    </Notice>
  );
}

/** Acts on the answer: a login, a binding to the logged-in account, or a phone to bind first. */
function useArrive(): (taken: WechatTaken) => void {
  const t = useTranslations('account.wechatCode');
  const router = useRouter();
  const enter = useEnter();
  const goOn = useGoOn();
  return ({ token, ticket, isBound }) => {
    const redirecturl = readStored('scanCodeUrl') ?? readEntryFlow().redirecturl;
    removeStored('scanCodeUrl');
    if (isBound) {
      toast(t('bound'));
      goOn(redirecturl);
    } else if (token !== null) {
      changeEntryFlow({ redirecturl });
      enter(token);
    } else {
      changeEntryFlow({ purpose: 'wechat', ticket, redirecturl, mobile: null, email: null, sentAt: null });
      router.replace('/phoneBind');
    }
  };
}
