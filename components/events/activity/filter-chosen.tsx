'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { chosenActivityFilters, everyActivity } from '@/lib/events/activity/client/addresses';
import { type Filtering, useFilterNames } from './filter-groups';

/** The active filters, each with a button to remove it. Space is reserved until the address is read. */
export function FilterChosen({ filter, cities, onChoose }: Filtering) {
  const t = useTranslations('activityLists.filter');
  const nameOf = useFilterNames(cities);
  const chosen = chosenActivityFilters(filter);
  if (chosen.length === 0) return <div className="in-data-chosen:h-11" />;
  return (
    <fieldset className="wrap">
      <legend className="sr-only">{t('chosen')}</legend>
      <div className="rail -mx-gutter gap-2 px-gutter">
        {chosen.map((name) => {
          const value = nameOf(name, filter[name]);
          return (
            <button
              key={name}
              type="button"
              aria-label={t('remove', { name: value })}
              onClick={() => onChoose({ [name]: '' })}
              className="inline-flex min-h-11 flex-none items-center"
            >
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-sunk py-1.5 pr-2.5 pl-3.5 text-sm">
                {value}
                <Icon name="close" className="size-3.5" />
              </span>
            </button>
          );
        })}
        <button
          type="button"
          onClick={() => onChoose(everyActivity)}
          className="min-h-11 flex-none whitespace-nowrap px-2 text-sm underline underline-offset-4"
        >
          {t('clear')}
        </button>
      </div>
    </fieldset>
  );
}
