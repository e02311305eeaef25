import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const countWaitingCall: CallOf<typeof contract.countWaiting> = calls.countWaiting;

/** Waiting items in the sections that the caller may open; refetched twice a minute while the page is visible. */
export const waitingQuery = queryOptions({
  queryKey: [countWaitingCall.path],
  queryFn: ({ signal }) => call(countWaitingCall, {}, { signal }),
  staleTime: 10_000,
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
});
