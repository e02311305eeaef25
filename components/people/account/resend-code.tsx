'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askForCodeAgain } from '@/lib/people/account/client/ask-for-code';
import { useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { useAccountProof } from '@/lib/people/account/client/use-account-proof';
import { codeRules } from '@/lib/people/account/codes';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';

/** Sends the code again, once that is allowed. */
export function ResendCode() {
  const t = useTranslations('account.checkCode');
  const words = useTranslations('account.form');
  const problemOf = useProblemWords();
  const { sentAt } = useEntryFlow();
  const left = useSecondsLeft((sentAt ?? 0) + codeRules.secondsBetween * 1000);
  const proof = useAccountProof();
  const [said, setSaid] = useState('');

  const resend = () => {
    setSaid('');
    askForCodeAgain(proof.payIfAsked).then(
      () => setSaid(t('sentAgain')),
      (error: unknown) => setSaid(problemOf(error).text),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {left > 0 ? (
        <span className="inline-flex min-h-11 items-center tabular-nums">{t('wait', { count: left })}</span>
      ) : (
        <button type="button" onClick={resend} className="min-h-11 font-semibold text-accent">
          {t('resend')}
        </button>
      )}
      <span role="status">{proof.isWorking ? words('proving') : said}</span>
    </div>
  );
}
