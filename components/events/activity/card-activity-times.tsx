'use client';

import { useTranslations } from 'next-intl';
import { beijingDay, beijingTime } from '@/lib/platform/shared/format/beijing';
import { CardOwnTimes } from './card-own-times';
import { CardStartTime } from './card-start-time';

interface ActivityTimesProps {
  /** ISO 8601 with zone, both. */
  from: string;
  to: string;
}

/** From when to when something takes place, in Beijing time, and below it in the visitor's own where that is another. */
export function CardActivityTimes({ from, to }: ActivityTimesProps) {
  const t = useTranslations('activityPage.times');
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isOneDay = beijingDay(start) === beijingDay(end);
  return (
    <>
      <p className="tabular-nums">
        <span className="whitespace-nowrap">
          <CardStartTime iso={from} />
        </span>
        {' – '}
        <span className="whitespace-nowrap">
          {isOneDay ? <time dateTime={to}>{beijingTime(end)}</time> : <CardStartTime iso={to} />}
        </span>{' '}
        <span className="whitespace-nowrap text-ink-3 text-sm">{t('beijing')}</span>
      </p>
      <CardOwnTimes from={start} to={end} />
    </>
  );
}
