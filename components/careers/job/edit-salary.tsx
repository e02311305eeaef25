'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/base/staff/card-select-field';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { NumberField } from '@/components/ui/number-field';
import { jobLimits, type SalaryPeriod, salaryPeriods } from '@/lib/careers/job/codes';
import { useRuleOf } from './edit-rules';
import type { EditedJob } from './edit-state';

/** What a job pays: negotiable, or from so much to so much in yuan, for a period. */
export function EditSalary({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.salary');
  const { values } = job;
  return (
    <>
      <FormCheckbox
        checked={values.isNegotiable}
        onChange={({ target }) => job.change({ isNegotiable: target.checked })}
      >
        <span className="block font-semibold text-ink">{t('negotiable')}</span>
        {t('negotiableText')}
      </FormCheckbox>
      {!values.isNegotiable && <Sums job={job} />}
    </>
  );
}

function Sums({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.salary');
  const ruleOf = useRuleOf(job);
  const { values } = job;
  // Half a number is no contradiction yet.
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      {(['salaryFrom', 'salaryTo'] as const).map((name) => (
        <NumberField
          key={name}
          label={t(name)}
          maxLength={8}
          before={<span className="pl-4 text-ink-3">¥</span>}
          error={
            values[name] > jobLimits.salary ? t('most', { sum: jobLimits.salary }) : isTyping ? undefined : ruleOf(name)
          }
          value={values[name] || null}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(sum) => job.change({ [name]: sum ?? 0 })}
        />
      ))}
      <SelectField
        label={t('period')}
        value={values.salaryPeriod}
        options={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target }) => {
          const salaryPeriod = target.value as SalaryPeriod;
          // Only months can be more than twelve a year.
          const salaryMonths = salaryPeriod === 'month' ? values.salaryMonths : jobLimits.months.from;
          job.change({ salaryPeriod, salaryMonths });
        }}
      />
      {values.salaryPeriod === 'month' && (
        <SelectField
          label={t('months')}
          value={String(values.salaryMonths)}
          options={monthCounts.map((count) => ({ value: String(count), label: t('monthCount', { count }) }))}
          onChange={({ target }) => job.change({ salaryMonths: Number(target.value) })}
        />
      )}
    </div>
  );
}

const { from, to } = jobLimits.months;
const monthCounts = Array.from({ length: to - from + 1 }, (_, more) => from + more);
