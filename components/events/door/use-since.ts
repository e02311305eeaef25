'use client';

import { useTranslations } from 'next-intl';
import { beijingTime } from '@/lib/platform/shared/format/beijing';

/** Words for when and where a ticket was used. */
export function useSince(): (usedAt: string, usedDoor: string) => string {
  const t = useTranslations('door');
  return (usedAt, usedDoor) => {
    const time = beijingTime(Date.parse(usedAt));
    return usedDoor ? t('sinceAt', { time, door: usedDoor }) : t('since', { time });
  };
}
