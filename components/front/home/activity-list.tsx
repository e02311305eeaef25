'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardActivityList } from '@/components/events/activity/card-activity-list';
import { activityListQuery } from '@/lib/events/activity/client/activity-list';
import { Empty } from './empty';

/** Activities as posters, the latest start first. */
export function ActivityList() {
  return <CardActivityList query={useInfiniteQuery(activityListQuery)} empty={<Empty list="activities" />} />;
}
