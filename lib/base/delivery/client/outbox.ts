import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findOutbox: CallOf<typeof contract.findOutbox> = calls.findOutbox;

/** In milliseconds. */
const refreshEvery = 3000;

/** The messages of a demonstration, polled, since viewers wait for one. */
export const outboxQuery = queryOptions({
  queryKey: [findOutbox.path],
  queryFn: ({ signal }) => call(findOutbox, {}, { signal }),
  staleTime: 0,
  refetchInterval: refreshEvery,
});
