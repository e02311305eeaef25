import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findFollowedPeople = remote<typeof contract.findFollowedPeople>(calls.findFollowedPeople);
const findFans = remote<typeof contract.findFans>(calls.findFans);

/** The people whom the caller follows, 20 at a time. */
export const followedPeopleQuery = pagedQuery(findFollowedPeople, { pageSize: 20 });

/** The people who follow the caller, 20 at a time. */
export const fansQuery = pagedQuery(findFans, { pageSize: 20 });
