import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findCollectedVideos = remote<typeof contract.findCollectedVideos>({
  name: 'findCollectedVideos',
  method: 'GET',
  path: '/api/collection/videos',
});

const findCollectedActivities = remote<typeof contract.findCollectedActivities>({
  name: 'findCollectedActivities',
  method: 'GET',
  path: '/api/collection/activities',
});

const countCollected = remote<typeof contract.countCollected>({
  name: 'countCollected',
  method: 'GET',
  path: '/api/collection/counts',
  background: true,
});

/** The works that the caller has collected, 20 at a time. */
export const collectedVideosQuery = pagedQuery(findCollectedVideos, { pageSize: 20 });

/** The activities that the caller has collected, 20 at a time. */
export const collectedActivitiesQuery = pagedQuery(findCollectedActivities, { pageSize: 20 });

/** How many things the caller has collected, by kind. */
export const collectedCountsQuery = queryOptions({
  queryKey: [countCollected.name],
  queryFn: ({ signal }) => call(countCollected, {}, { signal }),
});
