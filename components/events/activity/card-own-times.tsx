'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { beijingOffset } from './elsewhere-script';

const never = () => () => undefined;

interface CardOwnTimesProps {
  /** In ms; the same for a point in time. */
  from: number;
  to: number;
  className?: string;
}

/** A span in the visitor's own time, where their clock differs from Beijing's then. Nothing on the server. */
export function CardOwnTimes({ from, to, className = 'text-ink-3 text-sm' }: CardOwnTimesProps) {
  const t = useTranslations('activityPage.times');
  const locale = useLocale();
  const isElsewhere = useSyncExternalStore(
    never,
    () => [from, to].some((ms) => new Date(ms).getTimezoneOffset() !== beijingOffset),
    () => null,
  );
  if (isElsewhere === false) return null;
  return (
    // Before the page is hydrated it keeps the place, where `ElsewhereScript` has seen another clock.
    <p className={`min-h-4.5 tabular-nums ${className} ${isElsewhere ? '' : 'hidden in-data-elsewhere:block'}`}>
      {isElsewhere && t('own', { time: spanIn(locale, from, to) })}
    </p>
  );
}

function spanIn(locale: string, from: number, to: number): string {
  const words = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  });
  return words.formatRange(from, to);
}
