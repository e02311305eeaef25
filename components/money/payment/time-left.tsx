'use client';

import { secondsInHour } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { OrderItem } from '@/lib/money/order/contract';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface TimeLeftProps {
  order: Pick<OrderItem, 'expiresAt' | 'way'>;
  /** The server's time when it answered: the visitor's clock may be wrong. */
  now: string;
  onOver(): void;
}

const two = (number: number) => String(number).padStart(2, '0');

/** How long an order can still be paid: counted down in seconds, as a time where that is far away. */
export function TimeLeft({ order: { expiresAt, way }, now, onOver }: TimeLeftProps) {
  const t = useTranslations('cashier');
  const end = expiresAt === null ? 0 : Date.parse(expiresAt);
  // By the visitor's clock, whatever that shows.
  const until = useMemo(() => Date.now() + end - Date.parse(now), [end, now]);
  const left = useSecondsLeft(until);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const waiting = setTimeout(() => over(), Math.max(0, until - Date.now()));
    return () => clearTimeout(waiting);
  }, [until]);
  return (
    <p className="mt-3 min-h-6 text-center text-ink-2 text-sm tabular-nums">
      {way === 'offline' || left > secondsInHour
        ? t('payBy', { time: formatDate(end, { withTime: true }) })
        : left > 0 && t('payWithin', { time: `${two(Math.floor(left / 60))}:${two(left % 60)}` })}
    </p>
  );
}
