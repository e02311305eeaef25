'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { CardActivity, CardActivitySkeleton } from './card-activity';

interface CardActivityListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<ActivityItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
}

/** Number of placeholders while activities load. */
export const activitySkeletons = 6;

/** Activities as posters, one of every eleven with its text beside it, each with a button that collects it. */
export function CardActivityList({ query, empty, show }: CardActivityListProps) {
  return (
    <PagedList
      query={query}
      keyOf={(activity) => activity.id}
      skeleton={<CardActivitySkeleton />}
      skeletons={activitySkeletons}
      empty={empty}
      className="posters-grid"
      {...useListWords()}
    >
      {(activity, index) => (
        <CardActivity
          activity={activity}
          lead={index % 11 === 0}
          title={show?.(activity.title)}
          corner={<ActivityCorner activity={activity} />}
        />
      )}
    </PagedList>
  );
}

/** Collects an activity from its card. */
export function ActivityCorner({ activity: { id, title } }: { activity: Pick<ActivityItem, 'id' | 'title'> }) {
  return <CardCollectButton kind="activity" id={id} title={title} />;
}
