'use client';

import { useTranslations } from 'next-intl';
import { timeLeft } from '@/lib/live/broadcast/rules/countdown';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';

/** How long it is until a broadcast begins, by the visitor's clock. Needs the messages `broadcastPage.standing.upcoming`. */
export function CardCountdown({ startTime }: { startTime: string }) {
  const t = useTranslations('broadcastPage.standing.upcoming');
  const seconds = useSecondsLeft(Date.parse(startTime));
  // On the server, and when the time has come.
  if (seconds === 0) return t('soon');
  const { unit, large, small } = timeLeft(seconds);
  return <span role="timer">{t(unit, { large, small })}</span>;
}
