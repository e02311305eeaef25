'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardActivity, CardActivitySkeleton } from '@/components/events/activity/card-activity';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import { activityListQuery } from '@/lib/events/activity/client/activity-list';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Empty } from './empty';

/** Activities as posters, one of every eleven with its text beside it. */
export function ActivityList() {
  const query = useInfiniteQuery(activityListQuery);
  return (
    <PagedList
      query={query}
      keyOf={(activity) => activity.id}
      skeleton={<CardActivitySkeleton />}
      skeletons={6}
      empty={<Empty list="activities" />}
      className="posters-grid"
      {...useListWords()}
    >
      {(activity, index) => (
        <CardActivity
          activity={activity}
          lead={index % 11 === 0}
          corner={<CardCollectButton kind="activity" id={activity.id} title={activity.title} />}
        />
      )}
    </PagedList>
  );
}
