import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findActivitiesOfPerson: CallOf<typeof contract.findActivitiesOfPerson> = calls.findActivitiesOfPerson;

/** The activities of an organiser, 20 at a time. */
export const activitiesOfPersonQuery = (userId: string) => pagedQuery(findActivitiesOfPerson, { pageSize: 20, userId });
