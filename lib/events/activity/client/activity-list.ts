import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import { activityOrders } from '../codes';
import type * as contract from '../contract';

const findActivityList: CallOf<typeof contract.findActivityList> = calls.findActivityList;

/** Activities in the order 0, 20 at a time (specification sections 7 and 9). */
export const activityListQuery = pagedQuery(findActivityList, { pageSize: 20, orderBy: activityOrders.byStart });
