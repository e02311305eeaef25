'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import type { DemandItem } from '@/lib/careers/demand/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { CardDemandItem, CardDemandItemSkeleton } from './card-demand-item';

interface CardDemandListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<DemandItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
}

/** Demands as rows, on a wide screen in two columns. */
export function CardDemandList({ query, empty, show }: CardDemandListProps) {
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      skeleton={<CardDemandItemSkeleton />}
      skeletons={6}
      empty={empty}
      className="-mt-4 gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(demand) => <CardDemandItem demand={demand} title={show?.(demand.title)} />}
    </PagedList>
  );
}
