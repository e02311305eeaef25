'use client';

import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';

interface CountdownProps {
  /** ISO 8601 with zone. */
  until: string;
  /** How far the server's clock is ahead of the visitor's, in ms; null until it is known. */
  ahead: number | null;
}

/** How long it is until a time, by the clock of the server: days, then hours, minutes and seconds. It keeps its place before that is known. */
export function CardCountdown({ until, ahead }: CountdownProps) {
  return (
    <p role="timer" className="min-h-9 font-semibold text-2xl tabular-nums leading-9 noscript:hidden">
      {ahead !== null && <Ticking until={Date.parse(until) - ahead} />}
    </p>
  );
}

/** `until` is by the visitor's clock, in ms. */
function Ticking({ until }: { until: number }) {
  const t = useTranslations('contestHome.now');
  const left = useSecondsLeft(until);
  const [hours, minutes] = [left % secondsInDay, left % secondsInHour];
  return t('left', {
    days: Math.floor(left / secondsInDay),
    time: [hours / secondsInHour, minutes / secondsInMinute, left % secondsInMinute]
      .map((part) => String(Math.floor(part)).padStart(2, '0'))
      .join(':'),
  });
}
