'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { everyJob } from '@/lib/careers/job/client/filters';
import type { JobCity, JobFilter, JobItem } from '@/lib/careers/job/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { FilterAddress, writeFilter } from './filter-address';
import { FilterChosen } from './filter-chosen';
import { FilterGroups } from './filter-groups';
import { FilteredJobs } from './filtered-jobs';
import { JobSearch } from './job-search';
import { OrderChoice } from './order-choice';
import { RecommendedJobs } from './recommended-jobs';

interface ListScreenProps {
  /** The first page of all jobs, which is in the HTML. */
  first: Page<JobItem>;
  cities: readonly JobCity[];
  /** What is offered to companies. */
  offer: ReactNode;
}

/**
 * Jobs with a search and filters (specification section 2, content type 10). The cached page is unfiltered. The address holds the
 * filters, so that they can be shared and restored.
 */
export function ListScreen({ first, cities, offer }: ListScreenProps) {
  const t = useTranslations('jobList');
  const title = useId();
  const [filter, setFilter] = useState(everyJob);

  function choose(change: Partial<JobFilter>) {
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
        <JobSearch text={filter.text} onSearch={(text) => choose({ text })} />
      </div>
      <FilterGroups {...parts} />
      <FilterChosen {...parts} />
      <RecommendedJobs isShown={filter === everyJob} />
      <section aria-labelledby={title} className="wrap min-h-[60dvh] pt-4 [overflow-anchor:none]">
        <h2 id={title} className="sr-only">
          {t('list')}
        </h2>
        <OrderChoice filter={filter} onChoose={choose} />
        <FilteredJobs filter={filter} first={first} onClear={() => choose(everyJob)} />
      </section>
      <div className="wrap mt-12 border-line border-t pt-8">{offer}</div>
    </div>
  );
}
