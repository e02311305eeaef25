import { queryOptions } from '@tanstack/react-query';
import * as calls from '@/lib/events/contest/calls';
import type * as contract from '@/lib/events/contest/contract';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';

const getContest: CallOf<typeof contract.getContest> = calls.getContest;
const findContests: CallOf<typeof contract.findContests> = calls.findContests;

/** The contest of an entry: its terms and fees may change while the form is filled in. */
export const enteredContestQuery = (name: string) =>
  queryOptions({
    queryKey: [getContest.path, name],
    queryFn: ({ signal }) => call(getContest, { name }, { signal, quiet: true }),
  });

/** Contests that a work can be entered in or will be, the first to close first. */
export const openContestsQuery = queryOptions({
  queryKey: [findContests.path, 'to enter'],
  queryFn: ({ signal }) => call(findContests, { group: 'open', pageIndex: 1, pageSize: 20 }, { signal, quiet: true }),
});
