import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { download } from '@/lib/platform/client/download';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { BroadcastList } from '../codes';
import type * as contract from '../contract';

const findBroadcasts: CallOf<typeof contract.findBroadcasts> = calls.findBroadcasts;
const findBroadcastsOfPerson: CallOf<typeof contract.findBroadcastsOfPerson> = calls.findBroadcastsOfPerson;
const getBroadcastNow: CallOf<typeof contract.getBroadcastNow> = calls.getBroadcastNow;
const getBroadcastCalendar: CallOf<typeof contract.getBroadcastCalendar> = calls.getBroadcastCalendar;

/** Public broadcasts of a list, 20 at a time. */
export const broadcastsQuery = (list: BroadcastList) => pagedQuery(findBroadcasts, { list, pageSize: 20 });

/** The broadcasts of a host, 20 at a time. */
export const broadcastsOfPersonQuery = (userId: string) => pagedQuery(findBroadcastsOfPerson, { pageSize: 20, userId });

/** What a public broadcast is now. */
export const broadcastNowQuery = (id: string) =>
  queryOptions({
    queryKey: [getBroadcastNow.path, id],
    queryFn: ({ signal }) => call(getBroadcastNow, { id }, { signal }),
  });

/** Milliseconds between two looks at a broadcast that is about to change, or does; a little apart for each visitor. */
const lookEvery = 8000;
const scatter = 4000;
/** Milliseconds before its start from which a broadcast is looked at. */
const near = 10 * 60_000;

/**
 * What a broadcast is now: what its page says until that was asked, and again every few seconds while it may change. Its page may have
 * been made at any time.
 */
export function useBroadcastNow(broadcast: contract.BroadcastNow & { id: string }): contract.BroadcastNow {
  const { id, phase, startTime, minutes, liveTime, endTime, replayId, commentCount } = broadcast;
  const { data } = useQuery({
    ...broadcastNowQuery(id),
    initialData: { phase, startTime, minutes, liveTime, endTime, replayId, commentCount },
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (mayChange(state.data) ? lookEvery + scatter * Math.random() : false),
  });
  return data;
}

function mayChange(now: contract.BroadcastNow | undefined): boolean {
  if (now?.phase === 'upcoming') return Date.parse(now.startTime) - Date.now() < near;
  return now?.phase === 'late' || now?.phase === 'live' || now?.phase === 'interrupted';
}

/** Saves a broadcast as a calendar file. */
export const saveBroadcastCalendar = (id: string) => download(getBroadcastCalendar, { id });
