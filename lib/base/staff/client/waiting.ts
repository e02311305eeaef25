import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const countWaitingCall: CallOf<typeof contract.countWaiting> = calls.countWaiting;

/** What waits in the sections of the console that the caller may open; asked for again twice a minute while somebody looks. */
export const waitingQuery = queryOptions({
  queryKey: [countWaitingCall.path],
  queryFn: ({ signal }) => call(countWaitingCall, {}, { signal }),
  staleTime: 10_000,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
});
