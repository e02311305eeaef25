'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/base/staff/card-select-field';
import { DictionaryField } from '@/components/people/person/card-dictionary-field';
import { NumberField } from '@/components/ui/number-field';
import { jobEducations, jobExperiences, jobModes, jobTypes } from '@/lib/careers/job/codes';
import { useRuleOf } from './edit-rules';
import type { EditedJob } from './edit-state';

/** What is chosen from a list, in the order of the form. */
const choices = {
  type: jobTypes,
  mode: jobModes,
  experience: jobExperiences,
  education: jobEducations,
} as const;
type Choice = keyof typeof choices;

/** What kind of job it is, in which profession, what it asks for, and for how many. */
export function EditKind({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.kind');
  const ruleOf = useRuleOf(job);
  const { values } = job;
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      {(['profession', 'industry'] as const).map((name) => (
        <DictionaryField
          key={name}
          name={name}
          value={values[name]}
          error={ruleOf(name)}
          words={{ label: t(name), none: t(`none.${name}`), coming: t('coming'), failed: t('listFailed') }}
          onChange={(value) => job.change({ [name]: value })}
        />
      ))}
      {(Object.keys(choices) as Choice[]).map((name) => (
        <ChoiceField key={name} name={name} job={job} />
      ))}
      <NumberField
        label={t('headcount')}
        hint={t('headcountHint')}
        maxLength={3}
        error={ruleOf('headcount')}
        value={values.headcount || null}
        onChange={(headcount) => job.change({ headcount: headcount ?? 0 })}
      />
    </div>
  );
}

function ChoiceField({ name, job }: { name: Choice; job: EditedJob }) {
  const t = useTranslations('jobEdit.kind');
  const nameOf = useTranslations('job');
  const ruleOf = useRuleOf(job);
  return (
    <SelectField
      label={t(name)}
      error={ruleOf(name)}
      value={job.values[name]}
      options={choices[name].map((value) => ({ value, label: nameOf(`${name}.${value}` as 'type.fullTime') }))}
      onChange={({ target }) => job.change({ [name]: target.value })}
    />
  );
}
