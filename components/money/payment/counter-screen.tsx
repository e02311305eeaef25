'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { payAtCounter } from '@/lib/money/payment/client/cashier';
import type { CounterBill } from '@/lib/money/payment/contract';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { PayColumn } from './card-pay-column';

/** The counter of a demonstration, in place of the chat app's payment: nothing is taken from anybody, and it says so. */
export function CounterScreen({ bill }: { bill: CounterBill }) {
  const t = useTranslations('cashier.counter');
  const router = useRouter();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function pay() {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await call(payAtCounter, { outTradeNo: bill.outTradeNo }, { quiet: true });
      router.replace(bill.returnPath);
    } catch (error) {
      setProblem(problemOf(error).text);
      setPending(false);
    }
  }
  return (
    <PayColumn>
      <p className="rounded-md bg-accent-wash px-4 py-3 text-pretty">
        <strong className="block">{t('demo')}</strong>
        {t('demoText')}
      </p>
      <header className="mt-8 text-center">
        <h1 className="text-ink-2 text-base wrap-anywhere">{bill.title}</h1>
        <p className="mt-1 font-bold text-display tabular-nums">{yuan(bill.amountFen)}</p>
        <p className="mt-1 text-ink-3 text-sm tabular-nums wrap-anywhere">{t('bill', { number: bill.outTradeNo })}</p>
      </header>
      {bill.state === 'open' ? (
        <>
          <FormAlert>{problem}</FormAlert>
          <button
            type="button"
            aria-disabled={isPending || undefined}
            onClick={pay}
            className={`min-h-12 w-full text-lg aria-disabled:opacity-60 ${buttonClass('accent')}`}
          >
            {isPending ? t('paying') : t('pay', { sum: yuan(bill.amountFen) })}
          </button>
        </>
      ) : (
        <p className="mt-6 text-center">{t(bill.state)}</p>
      )}
      <Link href={bill.returnPath} className={`mt-3 w-full ${buttonClass('line')}`}>
        {bill.state === 'open' ? t('leave') : t('return')}
      </Link>
    </PayColumn>
  );
}
