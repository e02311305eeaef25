'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import {
  type ActivityFilterName,
  activityFilterValues,
  chosenActivityFilters,
} from '@/lib/events/activity/client/addresses';
import type { ActivityCity, ActivityFilter } from '@/lib/events/activity/contract';

export interface Filtering {
  filter: ActivityFilter;
  cities: readonly ActivityCity[];
  onChoose(change: Partial<ActivityFilter>): void;
}

/**
 * The filters of activities: each group a row that scrolls sideways on a phone and wraps where there is room. There,
 * everything but category and phase is behind a button.
 */
export function FilterGroups(props: Filtering) {
  const t = useTranslations('activityLists.filter');
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const count = chosenActivityFilters(props.filter).filter((name) => !seen.includes(name)).length;
  return (
    <div className="wrap mt-4 mb-2 space-y-2 md:space-y-4 noscript:hidden">
      <Group {...props} name="category" />
      <Group {...props} name="phase" />
      <div id={more} className={`space-y-2 md:block md:space-y-4 ${isOpen ? '' : 'hidden'}`}>
        <Group {...props} name="period" />
        <Group {...props} name="city" />
        <Group {...props} name="price" />
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

/** The groups that are always open. */
const seen: readonly ActivityFilterName[] = ['category', 'phase'];

/** One filter with all its values; the first chip is 'all'. */
function Group({ filter, cities, onChoose, name }: Filtering & { name: ActivityFilterName }) {
  const t = useTranslations('activityLists.filter');
  const nameOf = useFilterNames(cities);
  const values = name === 'city' ? citiesWith(filter.city, cities) : activityFilterValues[name];
  return (
    <ChoiceRow
      name={t(`filters.${name}`)}
      choices={[
        { value: '', label: t(`all.${name}`) },
        ...values.map((value) => ({ value, label: nameOf(name, value) })),
      ]}
      chosen={filter[name]}
      onChoose={(value) => onChoose({ [name]: value })}
    />
  );
}

/** The cities by id, the chosen one also where it has no activities. */
function citiesWith(chosen: string, cities: readonly ActivityCity[]): string[] {
  const ids = cities.map(({ id }) => id);
  return chosen === '' || ids.includes(chosen) ? ids : [chosen, ...ids];
}

/** Names of the filters' values. */
export function useFilterNames(cities: readonly ActivityCity[]) {
  const t = useTranslations('activityLists.filter');
  return (name: ActivityFilterName, value: string): string => {
    if (name === 'city') return cities.find(({ id }) => id === value)?.name ?? t('otherCity');
    if (name === 'category') return t(`categories.${value as '1' | '2' | '3'}`);
    if (name === 'phase') return t(`phases.${value as 'now' | 'coming' | 'past'}`);
    if (name === 'period') return t(`periods.${value as 'today' | 'weekend' | 'week' | 'month'}`);
    return t(`prices.${value as 'free' | 'paid'}`);
  };
}
