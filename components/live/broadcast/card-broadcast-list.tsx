'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { CardBroadcast, CardBroadcastSkeleton } from './card-broadcast';

interface CardBroadcastListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<BroadcastItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
  /** Nothing larger is above it: the cover of its first broadcast is loaded with priority. */
  first?: boolean;
}

/** Broadcasts by their covers. */
export function CardBroadcastList({ query, empty, show, first = false }: CardBroadcastListProps) {
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      skeleton={<CardBroadcastSkeleton />}
      skeletons={6}
      empty={empty}
      className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3"
      {...useListWords()}
    >
      {(broadcast, index) => (
        <CardBroadcast broadcast={broadcast} first={first && index === 0} title={show?.(broadcast.title)} />
      )}
    </PagedList>
  );
}
