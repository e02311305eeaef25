import { queryOptions, useQuery } from '@tanstack/react-query';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
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

/** In ms: between two looks at a broadcast that may change at any moment, up to so much later, and at one that is calm. */
const looks = { often: 8000, scatter: 4000, replay: millisecondsInMinute, seldom: millisecondsInHour } as const;
/** How long before its start a broadcast is looked at often, and how long after its end its replay is expected, in ms. */
const near = 10 * millisecondsInMinute;
const making = 3 * millisecondsInHour;

/**
 * What a broadcast is now: what its page says until that was asked, and again every few seconds while it may change. Its page may have
 * been made at any time.
 */
export function useBroadcastNow(broadcast: contract.BroadcastNow & { id: string }): contract.BroadcastNow {
  const { id, phase, startTime, minutes, liveTime, endTime, replayId, commentCount } = broadcast;
  // Not all visitors at once.
  const [later] = useState(() => Math.round(looks.scatter * Math.random()));
  const { data } = useQuery({
    ...broadcastNowQuery(id),
    initialData: { phase, startTime, minutes, liveTime, endTime, replayId, commentCount },
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, later) : false),
  });
  return data;
}

/** In how many ms a broadcast is looked at again; false where it stays as it is. */
function nextLook({ phase, startTime, endTime }: contract.BroadcastNow, later: number): number | false {
  if (phase === 'canceled' || phase === 'missed' || phase === 'playback') return false;
  if (phase === 'ended') return Date.now() - Date.parse(endTime ?? startTime) < making && looks.replay;
  const left = phase === 'upcoming' ? Date.parse(startTime) - Date.now() - near : 0;
  return left > 0 ? Math.min(left, looks.seldom) : looks.often + later;
}

/** Saves a broadcast as a calendar file. */
export const saveBroadcastCalendar = (id: string) => download(getBroadcastCalendar, { id });
