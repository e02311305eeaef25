import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import { activityOrders } from '../codes';
import type * as contract from '../contract';

const findActivityList = remote<typeof contract.findActivityList>({
  name: 'findActivityList',
  method: 'GET',
  path: '/api/activity/indexList',
});

/** Activities in the order 0, 20 at a time (specification sections 7 and 9). */
export const activityListQuery = pagedQuery(findActivityList, { pageSize: 20, orderBy: activityOrders.byStart });
