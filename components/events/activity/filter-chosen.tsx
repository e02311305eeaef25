'use client';

import { useTranslations } from 'next-intl';
import { ChosenFilters } from '@/components/ui/chosen-filters';
import { chosenActivityFilters, everyActivity } from '@/lib/events/activity/client/addresses';
import { type Filtering, useFilterNames } from './filter-groups';

/** The active filters of activities. */
export function FilterChosen({ filter, cities, onChoose }: Filtering) {
  const t = useTranslations('activityLists.filter');
  const nameOf = useFilterNames(cities);
  return (
    <ChosenFilters
      chosen={chosenActivityFilters(filter).map((name) => ({ name, value: nameOf(name, filter[name]) }))}
      words={{ chosen: t('chosen'), remove: (name) => t('remove', { name }), clear: t('clear') }}
      onRemove={(name) => onChoose({ [name]: '' })}
      onClear={() => onChoose(everyActivity)}
    />
  );
}
