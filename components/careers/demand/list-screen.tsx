'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { newDemandPath, projectPath } from '@/lib/careers/demand/client/addresses';
import { demandsQuery } from '@/lib/careers/demand/client/demands';
import { chosenDemandFilters, everyDemand } from '@/lib/careers/demand/client/filters';
import type { DemandCity, DemandFilter, DemandItem } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardDemandItemSkeleton } from './card-demand-item';
import { CardDemandList } from './card-demand-list';
import { ListAddress, writeFilter } from './list-address';
import { ListChosen, ListFilters } from './list-filters';

interface ListScreenProps {
  /** The first page of all demands, which is in the HTML. */
  first: Page<DemandItem>;
  cities: readonly DemandCity[];
}

/**
 * Demands that take proposals, with filters (specification section 2, /findProject). The cached page is unfiltered. The address holds
 * the filters, so that they can be shared and restored.
 */
export function ListScreen({ first, cities }: ListScreenProps) {
  const t = useTranslations('demandList');
  const title = useId();
  const [filter, setFilter] = useState(everyDemand);

  function choose(change: Partial<DemandFilter>) {
    const next = { ...filter, ...change };
    setFilter(next);
    writeFilter(next);
  }

  const parts = { filter, cities, onChoose: choose };
  return (
    <div className="pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <ListAddress onFilter={setFilter} />
      <div className="wrap flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-50 flex-1">
          <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
          <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
        </div>
        <Link href={newDemandPath} rel="nofollow" className={`flex-none ${buttonClass('accent')}`}>
          {t('post')}
        </Link>
      </div>
      <ListFilters {...parts} />
      <ListChosen {...parts} />
      <section aria-labelledby={title} className="wrap min-h-[60dvh] pt-4 [overflow-anchor:none]">
        <h2 id={title} className="sr-only">
          {t('list')}
        </h2>
        <Found filter={filter} first={first} onClear={() => choose(everyDemand)} />
      </section>
    </div>
  );
}

interface FoundProps {
  filter: DemandFilter;
  first: Page<DemandItem>;
  onClear(): void;
}

/** The chosen demands. Placeholders until the address is read. */
function Found({ filter, first, onClear }: FoundProps) {
  const isChosen = chosenDemandFilters(filter).length > 0;
  const isKept = !isChosen && filter.order === everyDemand.order;
  const initialData = isKept ? { pages: [first], pageParams: [1] } : undefined;
  const query = useInfiniteQuery({ ...demandsQuery(filter), initialData });
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        {[...Array(6).keys()].map((place) => (
          <CardDemandItemSkeleton key={place} />
        ))}
      </div>
      <div className="in-data-chosen:hidden">
        <CardDemandList query={query} empty={<NoDemands isChosen={isChosen} onClear={onClear} />} />
      </div>
    </>
  );
}

function NoDemands({ isChosen, onClear }: { isChosen: boolean; onClear(): void }) {
  const t = useTranslations('demandList.none');
  if (isChosen) {
    return (
      <Notice title={t('title')} text={t('text')}>
        <button type="button" onClick={onClear} className={buttonClass('ink')}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice title={t('titleOfAll')} text={t('textOfAll')}>
      <Link href={projectPath} className={buttonClass('ink')}>
        {t('how')}
      </Link>
    </Notice>
  );
}
