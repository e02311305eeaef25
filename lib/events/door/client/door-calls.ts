import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getDoor: CallOf<typeof contract.getDoor> = calls.getDoor;
export const findDoorList: CallOf<typeof contract.findDoorList> = calls.findDoorList;
export const sendScans: CallOf<typeof contract.sendScans> = calls.sendScans;
export const createDoorKey: CallOf<typeof contract.createDoorKey> = calls.createDoorKey;
export const revokeDoorKey: CallOf<typeof contract.revokeDoorKey> = calls.revokeDoorKey;
const findScans: CallOf<typeof contract.findScans> = calls.findScans;
const findDoorKeys: CallOf<typeof contract.findDoorKeys> = calls.findDoorKeys;

/** The history of the doors of an activity, or its conflicts. */
export const scansQuery = (activityId: string, which: 'all' | 'conflicts') =>
  pagedQuery(findScans, { activityId, which, pageSize: 20 });

/** The links for helpers of an activity. */
export const doorKeysQuery = (activityId: string) =>
  queryOptions({
    queryKey: [findDoorKeys.path, { activityId }],
    queryFn: ({ signal }) => call(findDoorKeys, { activityId }, { signal }),
  });
