'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { useReminderWays } from '@/lib/live/reminder/client/reminders';
import { reminderWays } from '@/lib/live/reminder/codes';
import type { ReminderPlan } from '@/lib/live/reminder/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ReminderWayRow } from './reminder-way-row';

export interface ReminderSheetProps {
  id: string;
  /** Ends the reminder. */
  onEnd(): void;
  onClose(): void;
}

/** When the reminder of a broadcast comes, by which ways, and what to do for the others. */
export function ReminderSheet({ id, onEnd, onClose }: ReminderSheetProps) {
  const t = useTranslations('reminder.sheet');
  const { plan, isFailed, retry, choose } = useReminderWays(id);
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <p className="min-h-12 text-ink-2 text-pretty">{plan && <When plan={plan} />}</p>
      <ul className="mt-1">
        {reminderWays.map((way) => (
          <ReminderWayRow
            key={way}
            way={way}
            state={plan?.ways.find((item) => item.way === way)?.state}
            choose={choose}
          />
        ))}
      </ul>
      {isFailed && !plan && (
        <p role="alert" className="flex items-center justify-between gap-3 pt-2 text-danger text-sm">
          {t('failed')}
          <button type="button" onClick={() => retry()} className={buttonClass('line', 'row')}>
            {t('retry')}
          </button>
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" onClick={onEnd} className={buttonClass('line')}>
          {t('end')}
        </button>
        <button type="button" onClick={onClose} className={buttonClass()}>
          {t('done')}
        </button>
      </div>
    </Sheet>
  );
}

/** When it comes: at once, where its time has passed. */
function When({ plan: { remindTime, startTime } }: { plan: ReminderPlan }) {
  const t = useTranslations('reminder.sheet');
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  const isDue = Date.parse(remindTime) <= Date.now();
  return isDue ? t('atOnce', { start: time(startTime) }) : t('when', { time: time(remindTime) });
}
