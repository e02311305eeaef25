import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

/** The streams that come in now. */
export const listStreams: CallOf<typeof contract.listStreams> = calls.listStreams;

/** Ends a broadcast that is on air. */
export const stopStream: CallOf<typeof contract.stopStream> = calls.stopStream;

/** All streams that come in now, asked for again every five seconds. */
export const runningStreamsQuery = queryOptions({
  queryKey: [listStreams.path],
  queryFn: ({ signal }) => call(listStreams, {}, { signal, quiet: true }),
  refetchInterval: 5000,
});
