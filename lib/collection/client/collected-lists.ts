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

/** The works that the caller has collected, 20 at a time. */
export const collectedVideosQuery = pagedQuery(findCollectedVideos, { pageSize: 20 });

/** The activities that the caller has collected, 20 at a time. */
export const collectedActivitiesQuery = pagedQuery(findCollectedActivities, { pageSize: 20 });
