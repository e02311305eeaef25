'use client';

import { useTranslations } from 'next-intl';
import { ChosenFilters } from '@/components/ui/chosen-filters';
import { chosenJobFilters, everyJob } from '@/lib/careers/job/client/filters';
import { type Filtering, useFilterNames } from './filter-groups';

/** The active filters of jobs. */
export function FilterChosen({ filter, cities, onChoose }: Filtering) {
  const t = useTranslations('jobList');
  const nameOf = useFilterNames(cities);
  return (
    <ChosenFilters
      chosen={chosenJobFilters(filter).map((name) => ({ name, value: nameOf(name, filter) }))}
      words={{ chosen: t('chosen'), remove: (name) => t('remove', { name }), clear: t('clear') }}
      onRemove={(name) => onChoose({ [name]: everyJob[name] })}
      onClear={() => onChoose(everyJob)}
    />
  );
}
