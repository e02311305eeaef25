import { queryOptions } from '@tanstack/react-query';
import * as calls from '@/lib/events/contest/calls';
import type * as contract from '@/lib/events/contest/contract';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';

const getContest: CallOf<typeof contract.getContest> = calls.getContest;

/** The contest of an entry: its terms and fees may change while the form is filled in. */
export const enteredContestQuery = (name: string) =>
  queryOptions({
    queryKey: [getContest.path, name],
    queryFn: ({ signal }) => call(getContest, { name }, { signal, quiet: true }),
  });
