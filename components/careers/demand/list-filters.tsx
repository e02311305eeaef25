'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import { ChosenFilters } from '@/components/ui/chosen-filters';
import {
  chosenDemandFilters,
  type DemandFilterName,
  demandFilterValues,
  everyDemand,
  otherOrders,
} from '@/lib/careers/demand/client/filters';
import type { DemandKind } from '@/lib/careers/demand/codes';
import type { DemandCity, DemandFilter } from '@/lib/careers/demand/contract';

export interface Filtering {
  filter: DemandFilter;
  cities: readonly DemandCity[];
  onChoose(change: Partial<DemandFilter>): void;
}

/**
 * The filters of demands: each group a row that scrolls sideways on a phone and wraps where there is room. There, everything but
 * the kind is behind a button.
 */
export function ListFilters(props: Filtering) {
  const t = useTranslations('demandList');
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const { filter, onChoose } = props;
  const count = chosenDemandFilters(filter).filter((name) => name !== 'kind').length;
  return (
    <div className="wrap mt-4 mb-2 space-y-2 md:space-y-4 noscript:hidden">
      <Group {...props} name="kind" />
      <div id={more} className={`space-y-2 md:block md:space-y-4 ${isOpen ? '' : 'hidden'}`}>
        <Group {...props} name="budget" />
        <Group {...props} name="city" />
        <Group {...props} name="within" />
        <ChoiceRow
          name={t('filters.order')}
          choices={[
            { value: '', label: t('orders.newest') },
            ...otherOrders.map((value) => ({ value, label: t(`orders.${value}`) })),
          ]}
          chosen={filter.order === everyDemand.order ? '' : filter.order}
          onChoose={(value) => onChoose({ order: value === '' ? everyDemand.order : (value as DemandFilter['order']) })}
        />
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

/** One filter with all its values; the first chip is 'all'. */
function Group({ filter, cities, onChoose, name }: Filtering & { name: DemandFilterName }) {
  const t = useTranslations('demandList');
  const nameOf = useFilterNames(cities);
  const values = name === 'city' ? citiesWith(filter.city, cities) : demandFilterValues[name];
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

/** The cities by id, the chosen one also where it has no demands. */
function citiesWith(chosen: string, cities: readonly DemandCity[]): string[] {
  const ids = cities.map(({ id }) => id);
  return chosen === '' || ids.includes(chosen) ? ids : [chosen, ...ids];
}

/** Names of the filters' values. */
function useFilterNames(cities: readonly DemandCity[]) {
  const t = useTranslations('demandList');
  const kinds = useTranslations('demand.kind');
  return (name: DemandFilterName, value: string): string => {
    if (name === 'city') return cities.find(({ id }) => id === value)?.name ?? t('otherCity');
    if (name === 'kind') return kinds(value as DemandKind);
    if (name === 'budget') return t(`budgets.${value as (typeof demandFilterValues.budget)[number]}`);
    return t('days', { count: Number(value) });
  };
}

/** The active filters of demands. */
export function ListChosen({ filter, cities, onChoose }: Filtering) {
  const t = useTranslations('demandList');
  const nameOf = useFilterNames(cities);
  return (
    <ChosenFilters
      chosen={chosenDemandFilters(filter).map((name) => ({ name, value: nameOf(name, filter[name]) }))}
      words={{ chosen: t('chosen'), remove: (name) => t('remove', { name }), clear: t('clear') }}
      onRemove={(name) => onChoose({ [name]: '' })}
      onClear={() => onChoose({ ...everyDemand, order: filter.order })}
    />
  );
}
