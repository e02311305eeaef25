'use client';

import { useTranslations } from 'next-intl';
import type { HourSign } from '@/lib/events/vote/codes';

/** What is unusual about the votes of an hour; nothing where nothing is. */
export function HourSigns({ signs }: { signs: readonly HourSign[] }) {
  const t = useTranslations('voteDesk.signs');
  if (signs.length === 0) return null;
  return (
    <p className="facts text-danger text-sm">
      {signs.map((sign) => (
        <span key={sign}>{t(sign)}</span>
      ))}
    </p>
  );
}
