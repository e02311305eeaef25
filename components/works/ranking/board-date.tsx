import { useLocale, useTranslations } from 'next-intl';

/** The day of the board, and when the next one appears. */
export function BoardDate({ day }: { day: string }) {
  const t = useTranslations('ranking');
  const words = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="self-center text-ink-2 text-sm text-pretty">
      {t.rich('computed', {
        day: () => <time dateTime={day}>{words.format(Date.parse(`${day}T00:00:00Z`))}</time>,
      })}
    </p>
  );
}
