import { useTranslations } from 'next-intl';
import { relativeDateText, relativeDay } from '@/lib/platform/shared/format/relative-date';

interface DayHeadingProps {
  /** A time of the day, ISO 8601. */
  at: string;
  /** When the page was made, in ms, so that server and browser say the same. */
  now: number;
}

/** The day that begins in a list. */
export function DayHeading({ at, now }: DayHeadingProps) {
  const t = useTranslations('message');
  const format = useTranslations('format');
  const day = relativeDay(Date.parse(at), now);
  return (
    <h3 className="pt-5 font-semibold text-ink-3 text-sm tracking-normal">
      {day.kind === 'today' ? t('today') : relativeDateText(day, format)}
    </h3>
  );
}
