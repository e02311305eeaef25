'use client';

import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/ui/number-field';
import { activityLimits, changeRefundDays } from '@/lib/events/activity/codes';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

/** What an organiser proposes: until a day before, for the whole price. */
const usual = { refundHours: 24, refundPercent: 100 };

/** Until when tickets are taken back, and what they give. */
export function EditRefund({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.refund');
  const ruleOf = useRuleOf(activity);
  const { refundHours, refundPercent } = activity.values;
  const choice = (isOn: boolean, label: string) => (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="radio"
        name="refund"
        checked={(refundHours !== null) === isOn}
        onChange={() => activity.change(isOn ? usual : { refundHours: null })}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <>
      <fieldset className="mb-2">
        <legend className="sr-only">{t('title')}</legend>
        {choice(true, t('on'))}
        {choice(false, t('off'))}
      </fieldset>
      {refundHours !== null && (
        <>
          <div className="grid gap-x-5 md:grid-cols-2">
            <NumberField
              label={t('hours')}
              hint={t('hoursHint', { most: activityLimits.refundHours })}
              error={ruleOf('refundHours')}
              value={refundHours}
              onChange={(hours) => activity.change({ refundHours: hours ?? 0 })}
            />
            <NumberField
              label={t('percent')}
              hint={t('percentHint')}
              error={ruleOf('refundPercent')}
              value={refundPercent}
              after={<span className="pr-4 text-ink-3">%</span>}
              onChange={(percent) => activity.change({ refundPercent: percent ?? 1 })}
            />
          </div>
          <p className="mt-1 text-pretty">{t('says', { hours: refundHours, percent: refundPercent })}</p>
        </>
      )}
      <p className="mt-2 text-ink-3 text-sm text-pretty">{t('always', { days: changeRefundDays })}</p>
    </>
  );
}
