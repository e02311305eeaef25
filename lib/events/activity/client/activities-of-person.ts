import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findActivitiesOfPerson = remote<typeof contract.findActivitiesOfPerson>({
  name: 'findActivitiesOfPerson',
  method: 'GET',
  path: '/api/activity/ofPerson',
});

/** The activities of an organiser, 20 at a time. */
export const activitiesOfPersonQuery = (userId: string) => pagedQuery(findActivitiesOfPerson, { pageSize: 20, userId });
