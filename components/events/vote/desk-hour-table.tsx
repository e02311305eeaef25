'use client';

import { useTranslations } from 'next-intl';
import type { VoteDay } from '@/lib/events/vote/client/vote-days';
import type { VoteHour } from '@/lib/events/vote/contract';
import { beijingTime } from '@/lib/platform/shared/format/beijing';
import { HourSigns } from './hour-signs';

interface DeskHourTableProps {
  day: VoteDay;
  /** The votes of the hour with most of them, of all days: its bar is the longest. */
  most: number;
  onLook(hour: VoteHour): void;
}

/** The hours of a day as bars; each leads to who voted in it. */
export function DeskHourTable({ day: { date, hours, count }, most, onLook }: DeskHourTableProps) {
  const t = useTranslations('voteDesk.hours');
  return (
    <div className="mt-2 overflow-hidden">
      <table className="w-full table-fixed text-sm tabular-nums">
        <caption className="py-2 text-start font-semibold">{t('caption', { date, count })}</caption>
        <thead className="text-ink-3">
          <tr className="border-line border-b">
            <th scope="col" className="w-15 py-1.5 text-start font-normal">
              {t('hour')}
            </th>
            <th scope="col" className="text-start font-normal">
              {t('votes')}
            </th>
            <th scope="col" className="w-15 text-end font-normal">
              {t('newcomers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <HourRow key={hour.time} hour={hour} most={most} onLook={() => onLook(hour)} />
          ))}
        </tbody>
      </table>
      <p className="flex items-center gap-2 py-2 text-ink-3 text-sm">
        <span aria-hidden="true" className="size-2.5 flex-none bg-danger" />
        {t('legend')}
      </p>
    </div>
  );
}

interface HourRowProps {
  hour: VoteHour;
  most: number;
  onLook(): void;
}

function HourRow({ hour: { time, count, newcomers, signs }, most, onLook }: HourRowProps) {
  return (
    <tr className="border-line border-b hover:bg-sunk">
      <th scope="row" className="relative p-0 font-normal">
        {/* Pressed anywhere in the row: the frame of the table cuts what is wider. */}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onLook}
          className="min-h-11 w-full text-start underline underline-offset-4 after:absolute after:inset-y-0 after:start-0 after:w-screen focus-visible:-outline-offset-2"
        >
          {beijingTime(Date.parse(time))}
        </button>
      </th>
      <td className="py-1.5">
        <div className="flex items-center gap-2">
          <div aria-hidden="true" className="min-w-0 grow">
            <div className="flex h-3 min-w-0.5" style={{ width: `${(100 * count) / most}%` }}>
              <div className="bg-danger" style={{ width: `${(100 * newcomers) / count}%` }} />
              <div className="grow bg-ink-3" />
            </div>
          </div>
          <span className="min-w-10 flex-none text-end">{count}</span>
        </div>
        <HourSigns signs={signs} />
      </td>
      <td className="text-end">{newcomers}</td>
    </tr>
  );
}
