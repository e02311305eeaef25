'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { usePay } from '@/lib/money/payment/client/use-pay';
import type { Cashier } from '@/lib/money/payment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { CancelOrder } from './cancel-order';
import { ScanCode } from './scan-code';
import { TimeLeft } from './time-left';
import { WayChoice } from './way-choice';

interface PayOrderProps {
  cashier: Cashier;
  onChanged(): void;
  onExpired(): void;
  /** A transfer was chosen. */
  onTransfer(): void;
}

/** The choice of a way to pay, and the one button that pays. */
export function PayOrder({ cashier, onChanged, onExpired, onTransfer }: PayOrderProps) {
  const t = useTranslations('cashier');
  const words = useTranslations('order.ways');
  const { order, ways, now } = cashier;
  const [chosen, choose] = useState(() => ways.find(({ obstacle }) => !obstacle)?.way ?? null);
  // What was chosen may have got an obstacle since.
  const way = ways.find((one) => one.way === chosen && !one.obstacle)?.way ?? null;
  const { pay, isPending, problem, hasLeft, code, leaveCode } = usePay(order.id, () => {
    if (way === 'offline') onTransfer();
    onChanged();
  });
  if (code) return <ScanCode orderId={order.id} code={code} onChanged={onChanged} onLeave={leaveCode} />;
  return (
    <>
      <TimeLeft order={order} now={now} onOver={onExpired} />
      <WayChoice ways={ways} order={order} way={way} onChange={choose} />
      <FormAlert>{problem?.text}</FormAlert>
      {problem?.code === 'WechatUnbound' && (
        <Link href="/Settings/binding" className={`my-2 w-full ${buttonClass('line')}`}>
          {t('bind')}
        </Link>
      )}
      <p role="status" className="mb-2 text-ink-2 text-sm text-pretty empty:hidden">
        {hasLeft && t('left')}
      </p>
      <button
        type="button"
        aria-disabled={isPending || way === null || undefined}
        onClick={() => way && pay(way)}
        className={`mt-1 min-h-12 w-full text-lg tabular-nums aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {way === null && t('noWay')}
        {way &&
          (isPending ? t('paying') : way === 'offline' ? t('toTransfer') : `${words(way)} ${yuan(order.totalFen)}`)}
      </button>
      <p className="mt-4 text-center">
        <CancelOrder order={order} onChanged={onChanged} />
      </p>
    </>
  );
}
