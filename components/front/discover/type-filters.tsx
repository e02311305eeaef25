'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import { chosenFilters, type Filter } from '@/lib/front/discover/client/browse-address';
import type { DictionaryEntry } from '@/lib/people/person/contract';
import { browseOrders } from '@/lib/works/recommend/codes';
import type { BrowseQuery } from '@/lib/works/recommend/contract';
import { lengthClasses, workCategories } from '@/lib/works/work/codes';

export interface Choosing {
  choice: BrowseQuery;
  industries: DictionaryEntry[];
  onChoose(change: Partial<BrowseQuery>): void;
}

/**
 * The filters of works: each group a row that scrolls sideways on a phone and wraps where there is room. There,
 * everything but category and order is behind a button.
 */
export function TypeFilters(props: Choosing) {
  const t = useTranslations('discoverType');
  const { choice, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const count = chosenFilters(choice).filter((name) => name !== 'category').length;
  return (
    <div className="wrap mt-4 space-y-2 md:space-y-4 noscript:hidden">
      <Group {...props} name="category" />
      <div id={more} className={`space-y-2 md:block md:space-y-4 ${isOpen ? '' : 'hidden'}`}>
        <Group {...props} name="industry" />
        <div className="space-y-2 md:flex md:gap-10 md:space-y-0">
          <Group {...props} name="length" />
          <Group {...props} name="original" />
        </div>
      </div>
      <div className="flex items-center justify-between gap-3">
        <fieldset className="rail min-w-0 gap-5">
          <legend className="sr-only">{t('order')}</legend>
          {browseOrders.map((order) => (
            <button
              key={order}
              type="button"
              aria-pressed={choice.order === order}
              onClick={() => onChoose({ order })}
              className="min-h-11 min-w-11 flex-none whitespace-nowrap text-ink-3 transition-colors aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {t(`orders.${order}`)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 flex-none rounded-full border border-line px-4 text-sm md:hidden"
        >
          {count > 0 ? t('moreChosen', { count }) : t('more')}
        </button>
      </div>
    </div>
  );
}

/** One filter with all its values; the first chip is "all". */
function Group({ choice, industries, onChoose, name }: Choosing & { name: Filter }) {
  const t = useTranslations('discoverType');
  const nameOf = useFilterNames(industries);
  const values = {
    category: workCategories,
    industry: industries.map(({ id }) => id),
    length: lengthClasses,
    original: ['true', 'false'],
  }[name];
  return (
    <ChoiceRow
      name={t(`filters.${name}`)}
      choices={[
        { value: '', label: t(`all.${name}`) },
        ...values.map((value) => ({ value, label: nameOf(name, value) })),
      ]}
      chosen={choice[name]}
      onChoose={(value) => onChoose({ [name]: value })}
    />
  );
}

/** Names of the filters' values. */
export function useFilterNames(industries: DictionaryEntry[]) {
  const t = useTranslations('discoverType');
  const categories = useTranslations('workCategory');
  return (name: Filter, value: string): string => {
    if (name === 'industry') return industries.find(({ id }) => id === value)?.name ?? '';
    if (name === 'category') return categories(value as (typeof workCategories)[number]);
    if (name === 'length') return t(`lengths.${value as (typeof lengthClasses)[number]}`);
    return t(`originals.${value as 'true' | 'false'}`);
  };
}
