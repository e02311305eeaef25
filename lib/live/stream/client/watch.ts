import { queryOptions, useQuery } from '@tanstack/react-query';
import { millisecondsInHour } from 'date-fns/constants';
import { useState } from 'react';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { AskFilm } from '@/lib/works/film/client/player/ask-playback';
import * as calls from '../calls';
import type * as contract from '../contract';

const openLive: CallOf<typeof contract.openLive> = calls.openLive;
const getAudience: CallOf<typeof contract.getAudience> = calls.getAudience;

/** There is nothing to play: the broadcast is not on air, or the viewer has watched its preview. */
class NothingToPlay extends Error {}

/**
 * How a player asks for the address of a broadcast. `onOpening` is told each answer, also one without an address, which the player
 * cannot play.
 */
export function askLive(id: string, onOpening: (opening: contract.LiveOpening) => void): AskFilm {
  let viewing: string | undefined;
  return async (signal) => {
    const opening = await call(openLive, { id, viewing }, { signal });
    viewing = opening.viewing;
    onOpening(opening);
    const { playlist, previewUntil, expiresAt } = opening;
    if (playlist === null) throw new NothingToPlay();
    // The address of a preview ends with it: it is not renewed before.
    const renewAt = previewUntil === null ? expiresAt : new Date(Date.now() + millisecondsInHour).toISOString();
    return { playlist, qualities: [], subtitles: [], expiresAt: renewAt };
  };
}

/** Milliseconds between two counts of who watches, and at most so much more: not all viewers at once. */
const counts = { every: 12_000, scatter: 6000 } as const;

const audienceQuery = (id: string) =>
  queryOptions({
    queryKey: [getAudience.path, id],
    queryFn: ({ signal }) => call(getAudience, { id }, { signal }),
  });

/** How many watch a broadcast while it is on air; null before that is known, and while it is not. */
export function useViewers(id: string, isOnAir: boolean): number | null {
  const [every] = useState(() => counts.every + Math.round(counts.scatter * Math.random()));
  const { data } = useQuery({ ...audienceQuery(id), enabled: isOnAir, refetchInterval: every });
  return isOnAir && data ? data.viewers : null;
}
