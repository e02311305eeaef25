'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { everyActivity } from '@/lib/events/activity/client/addresses';
import type { ActivityCity, ActivityFilter, ActivityItem } from '@/lib/events/activity/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { FilterAddress, writeFilter } from './filter-address';
import { FilterChosen } from './filter-chosen';
import { FilterGroups } from './filter-groups';
import { FilterList } from './filter-list';

interface FilterScreenProps {
  /** The first page of all activities, which is in the HTML. */
  first: Page<ActivityItem>;
  cities: readonly ActivityCity[];
}

/**
 * All activities with filters (specification section 2, /activityFilter). The cached page is unfiltered. The address holds the
 * filters, so that they can be shared and restored.
 */
export function FilterScreen({ first, cities }: FilterScreenProps) {
  const t = useTranslations('activityLists.filter');
  const title = useId();
  const [filter, setFilter] = useState(everyActivity);

  function choose(change: Partial<ActivityFilter>) {
    const next = { ...filter, ...change };
    setFilter(next);
    writeFilter(next);
  }

  const parts = { filter, cities, onChoose: choose };
  return (
    <div className="pt-5 pb-12" data-sleeps="painted">
      <FilterAddress onFilter={setFilter} />
      <div className="wrap">
        <h1 className="text-2xl">{t('heading')}</h1>
        <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
      </div>
      <FilterGroups {...parts} />
      <FilterChosen {...parts} />
      <section aria-labelledby={title} className="wrap min-h-[60dvh] pt-4 [overflow-anchor:none]">
        <h2 id={title} className="sr-only">
          {t('list')}
        </h2>
        <FilterList filter={filter} first={first} onClear={() => choose(everyActivity)} />
      </section>
    </div>
  );
}
