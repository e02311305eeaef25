'use client';

import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

/** The times in the order in which they come to pass; each says which ones it depends on. */
const times = ['enrolStartTime', 'enrolEndTime', 'holdStartTime', 'holdEndTime'] as const;

/** When people sign up or buy, and when the activity is, in Beijing time. */
export function EditTimes({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.times');
  const ruleOf = useRuleOf(activity);
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm">{t('zone')}</p>
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        {times.map((name) => (
          <TimeField
            key={name}
            label={t(name)}
            hint={t(`hints.${name}`)}
            error={ruleOf(name)}
            value={activity.values[name]}
            onChange={(value) => activity.change({ [name]: value })}
          />
        ))}
      </div>
    </>
  );
}
