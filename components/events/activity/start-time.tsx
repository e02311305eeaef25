'use client';

import { useTranslations } from 'next-intl';
import { beijingDay, beijingTime } from '@/lib/platform/shared/format/beijing';

/** When something starts, in Beijing time: the same words on the server and in every browser. */
export function StartTime({ iso }: { iso: string }) {
  const t = useTranslations('activity');
  const ms = Date.parse(iso);
  const day = beijingDay(ms);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return (
    <time dateTime={iso}>{t('startsAt', { year: String(year), month, date, weekday, time: beijingTime(ms) })}</time>
  );
}
