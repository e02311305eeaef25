import { hoursToMilliseconds } from 'date-fns';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface EnterTimeLeftProps {
  /** When works are no longer taken, ISO 8601. */
  until: string;
  /** The server's time, in ms. */
  now: number;
}

/** Until when works are taken, in Beijing time, and how long that still is. */
export function EnterTimeLeft({ until, now }: EnterTimeLeftProps) {
  const t = useTranslations('entryEdit.close');
  const end = Date.parse(until);
  const left = end - now;
  const [unit, length] =
    left >= hoursToMilliseconds(48)
      ? (['days', millisecondsInDay] as const)
      : left >= millisecondsInHour
        ? (['hours', millisecondsInHour] as const)
        : (['minutes', millisecondsInMinute] as const);
  return (
    <>
      <time dateTime={until}>{t('until', { time: formatDate(end, { withTime: true }) })}</time>
      {left > 0 && <span className="text-accent">{t(unit, { count: Math.max(1, Math.floor(left / length)) })}</span>}
    </>
  );
}
