'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { everyActivity, newActivityPath } from '@/lib/events/activity/client/addresses';
import type { ActivityCity, ActivityItem } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { FilterAddress, writeFilter } from './filter-address';
import { ListCities } from './list-cities';
import { ListSection, type ListSectionName, listSections } from './list-section';
import { ListWays } from './list-ways';

interface ListScreenProps {
  /** The first activities of each section, in all cities; they are in the HTML. */
  sections: Record<ListSectionName, ActivityItem[]>;
  cities: readonly ActivityCity[];
}

/**
 * Activities (specification section 2, /activity): what is on, what is coming and what was, in all cities or in one, which the
 * address names.
 */
export function ListScreen({ sections, cities }: ListScreenProps) {
  const t = useTranslations('activityLists.index');
  const [city, setCity] = useState('');

  function choose(id: string) {
    setCity(id);
    writeFilter({ ...everyActivity, city: id });
  }
  return (
    <div className="pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <FilterAddress onFilter={(filter) => setCity(filter.city)} />
      <div className="wrap flex items-start justify-between gap-x-4">
        <div>
          <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
          <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
        </div>
        <Link href={newActivityPath} rel="nofollow" className={`flex-none ${buttonClass('accent')}`}>
          {t('launch')}
        </Link>
      </div>
      <ListWays />
      <ListCities city={city} cities={cities} onChoose={choose} />
      {listSections.map((name) => (
        <ListSection key={name} name={name} city={city} first={sections[name]} />
      ))}
    </div>
  );
}
