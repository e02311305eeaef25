import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findFollowedPeople: CallOf<typeof contract.findFollowedPeople> = calls.findFollowedPeople;
const findFans: CallOf<typeof contract.findFans> = calls.findFans;

/** The people whom the caller follows, 20 at a time. */
export const followedPeopleQuery = pagedQuery(
  findFollowedPeople,
  { pageSize: 20 },
  { outdatedBy: [calls.followPerson] },
);

/** The people who follow the caller, 20 at a time. */
export const fansQuery = pagedQuery(
  findFans,
  { pageSize: 20 },
  { outdatedBy: [calls.followPerson, calls.blockPerson] },
);
