'use client';

import { useTranslations } from 'next-intl';
import { ChosenFilters } from '@/components/ui/chosen-filters';
import { chosenFilters, everything } from '@/lib/front/discover/client/browse-address';
import { type Choosing, useFilterNames } from './type-filters';

/** The active filters of works. */
export function TypeChosen({ choice, industries, onChoose }: Choosing) {
  const t = useTranslations('discoverType');
  const nameOf = useFilterNames(industries);
  return (
    <ChosenFilters
      chosen={chosenFilters(choice).map((name) => ({ name, value: nameOf(name, choice[name]) }))}
      words={{ chosen: t('chosen'), remove: (name) => t('remove', { name }), clear: t('clear') }}
      onRemove={(name) => onChoose({ [name]: '' })}
      onClear={() => onChoose({ ...everything, order: choice.order })}
    />
  );
}
