'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { ChoiceRow } from '@/components/ui/choice-row';
import { chosenJobFilters, type JobFilterName } from '@/lib/careers/job/client/filters';
import { jobEducations, jobExperiences, jobTypes, salarySteps } from '@/lib/careers/job/codes';
import type { JobCity, JobFilter } from '@/lib/careers/job/contract';

export interface Filtering {
  filter: JobFilter;
  cities: readonly JobCity[];
  onChoose(change: Partial<JobFilter>): void;
}

/** The groups that are always open, and the search. */
const seen: readonly JobFilterName[] = ['text', 'city', 'type'];

/**
 * The filters of jobs: each group a row that scrolls sideways on a phone and wraps where there is room. There, everything but city
 * and type is behind a button.
 */
export function FilterGroups(props: Filtering) {
  const t = useTranslations('jobList');
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const count = chosenJobFilters(props.filter).filter((name) => !seen.includes(name)).length;
  return (
    <div className="wrap mt-4 mb-2 space-y-2 md:space-y-4 noscript:hidden">
      <Group {...props} name="city" values={citiesWith(props.filter.city, props.cities)} />
      <Group {...props} name="type" values={jobTypes} />
      <div id={more} className={`space-y-2 md:block md:space-y-4 ${isOpen ? '' : 'hidden'}`}>
        <Group {...props} name="experience" values={jobExperiences} />
        <Group {...props} name="education" values={jobEducations} />
        <Group {...props} name="salary" values={salarySteps.map(String)} />
        <p className="text-ink-3 text-xs md:pl-24">{t('salaryHint')}</p>
        <Remote {...props} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 rounded-full border border-line px-4 text-sm md:hidden"
      >
        {count > 0 ? t('moreChosen', { count }) : t('more')}
      </button>
    </div>
  );
}

type GroupName = 'city' | 'type' | 'experience' | 'education' | 'salary';

/** One filter with all its values; the first chip is 'all'. */
function Group({ filter, cities, onChoose, name, values }: Filtering & { name: GroupName; values: readonly string[] }) {
  const t = useTranslations('jobList');
  const nameOf = useFilterNames(cities);
  // A number on the wire; no filter is 0 there.
  const wired = (value: string) => (name === 'salary' ? Number(value) : value);
  return (
    <ChoiceRow
      name={t(`filters.${name}`)}
      choices={[
        { value: '', label: t(`all.${name}`) },
        ...values.map((value) => ({ value, label: nameOf(name, { ...filter, [name]: wired(value) }) })),
      ]}
      chosen={filter[name] === 0 ? '' : String(filter[name])}
      onChoose={(value) => onChoose({ [name]: wired(value) })}
    />
  );
}

function Remote({ filter, onChoose }: Filtering) {
  const t = useTranslations('jobList');
  return (
    <fieldset className="min-w-0 md:flex md:gap-4">
      <legend className="sr-only">{t('filters.remote')}</legend>
      <span aria-hidden="true" className="hidden w-20 flex-none pt-3 text-ink-3 text-sm md:block">
        {t('filters.remote')}
      </span>
      <ChoiceChip isPressed={filter.remote} onPress={() => onChoose({ remote: !filter.remote })}>
        {t('remote')}
      </ChoiceChip>
    </fieldset>
  );
}

/** The cities by id, the chosen one also where it has no jobs. */
function citiesWith(chosen: string, cities: readonly JobCity[]): string[] {
  const ids = cities.map(({ id }) => id);
  return chosen === '' || ids.includes(chosen) ? ids : [chosen, ...ids];
}

/** What a filter is set to, in words. */
export function useFilterNames(cities: readonly JobCity[]) {
  const t = useTranslations('jobList');
  const tJob = useTranslations('job');
  return (name: JobFilterName, { text, city, type, experience, education, salary }: JobFilter): string =>
    ({
      text: () => text,
      city: () => cities.find(({ id }) => id === city)?.name ?? t('otherCity'),
      type: () => (type === '' ? '' : tJob(`type.${type}`)),
      experience: () => (experience === '' ? '' : tJob(`experience.${experience}`)),
      education: () => (education === '' ? '' : tJob(`education.${education}`)),
      salary: () => t('salary', { salary: salary.toLocaleString('en') }),
      remote: () => t('remote'),
    })[name]();
}
