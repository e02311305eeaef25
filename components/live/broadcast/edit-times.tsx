'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/base/staff/card-select-field';
import { TimeField } from '@/components/ui/time-field';
import { broadcastLimits, overtimeMinutes } from '@/lib/live/broadcast/codes';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';

/** Lengths that are offered, in minutes. */
const lengths = [broadcastLimits.shortest, 20, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, broadcastLimits.longest];

/** When a broadcast starts, in Beijing time, and how long it is planned. */
export function EditTimes({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.times');
  const ruleOf = useRuleOf(broadcast);
  const { startTime, minutes } = broadcast.values;
  const offered = [...new Set([...lengths, minutes])].sort((one, other) => one - other);
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      <TimeField
        label={t('start')}
        hint={t('startHint')}
        error={ruleOf('startTime')}
        value={startTime}
        onChange={(value) => broadcast.change({ startTime: value })}
      />
      <SelectField
        label={t('minutes')}
        hint={t('minutesHint', { hours: overtimeMinutes / 60 })}
        error={ruleOf('minutes')}
        value={String(minutes)}
        options={offered.map((value) => ({ value: String(value), label: t('length', lengthIn(value)) }))}
        onChange={({ target }) => broadcast.change({ minutes: Number(target.value) })}
      />
    </div>
  );
}

const lengthIn = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
