import { pagedQuery } from '@/lib/platform/client/paged-query';
import { activityOrders, findActivityList } from '../contract';

/** Activities in the order 0, 20 at a time (specification sections 7 and 9). */
export const activityListQuery = pagedQuery(findActivityList, { pageSize: 20, orderBy: activityOrders.byStart });
