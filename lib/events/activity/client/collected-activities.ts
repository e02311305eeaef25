import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import type * as contract from '../contract';

const findCollectedActivities: CallOf<typeof contract.findCollectedActivities> = calls.findCollectedActivities;

/** The activities that the caller has collected, 20 at a time. */
export const collectedActivitiesQuery = pagedQuery(
  findCollectedActivities,
  { pageSize: 20 },
  { outdatedBy: [collect] },
);
