'use client';

import { useTranslations } from 'next-intl';
import { beijingDate, beijingTime } from '@/lib/platform/shared/format/beijing';

/** When something starts, in Beijing time: the same words on the server and in every browser. */
export function CardStartTime({ iso }: { iso: string }) {
  const t = useTranslations('activity');
  const ms = Date.parse(iso);
  const { year, month, day, weekday } = beijingDate(ms);
  return (
    <time dateTime={iso}>
      {t('startsAt', { year: String(year), month, date: day, weekday, time: beijingTime(ms) })}
    </time>
  );
}
