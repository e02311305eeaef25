'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import type { JobItem } from '@/lib/careers/job/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { CardJobItem, CardJobItemSkeleton } from './card-job-item';

interface CardJobListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<JobItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
}

/** Jobs as rows, on a wide screen in two columns. */
export function CardJobList({ query, empty, show }: CardJobListProps) {
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      skeleton={<CardJobItemSkeleton />}
      skeletons={6}
      empty={empty}
      className="-mt-4 gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(job) => <CardJobItem job={job} title={show?.(job.title)} />}
    </PagedList>
  );
}
