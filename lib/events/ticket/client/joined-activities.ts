import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findJoinedActivities: CallOf<typeof contract.findJoinedActivities> = calls.findJoinedActivities;

/** The activities that a person takes or took part in and shows, 20 at a time; all of one's own. */
export const joinedActivitiesQuery = (userId: string) => pagedQuery(findJoinedActivities, { userId, pageSize: 20 });
