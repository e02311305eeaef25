'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { broadcastNowQuery } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import { askLive } from '@/lib/live/stream/client/watch';
import type { LiveOpening } from '@/lib/live/stream/contract';
import { AnswerError } from '@/lib/platform/client/errors';

/** Milliseconds that what is loaded of a broadcast may still play after its end. */
const rest = 20_000;

/** How a viewing stands: what the server said of it, and how far its player is. */
export function useWatching(id: string, phase: BroadcastPhase) {
  const queries = useQueryClient();
  const [opening, setOpening] = useState<LiveOpening | null>(null);
  const [isGone, setGone] = useState(false);
  const [course, setCourse] = useState<'none' | 'playing' | 'over'>('none');
  const isOnAir = phase === 'live' || phase === 'interrupted';
  const lookAgain = useCallback(
    () => queries.invalidateQueries({ queryKey: broadcastNowQuery(id).queryKey }),
    [queries, id],
  );

  const ask = useMemo(() => {
    const asked = askLive(id, (answer) => {
      setOpening(answer);
      // The page has not heard yet that it is over.
      if (answer.playlist === null && !answer.needsPayment) void lookAgain();
    });
    return (signal: AbortSignal) =>
      asked(signal).catch((error: unknown) => {
        if (error instanceof AnswerError && error.code === 'NullPointer') setGone(true);
        throw error;
      });
  }, [id, lookAgain]);

  // Its end is known before the last of it was played.
  useEffect(() => {
    if (isOnAir || course !== 'playing') return;
    const timer = setTimeout(() => setCourse('over'), rest);
    return () => clearTimeout(timer);
  }, [isOnAir, course]);

  const isPreviewOver = opening?.needsPayment === true && opening.playlist === null;
  // Somebody who has paid meanwhile, in another tab or in an app, comes back to this page.
  useEffect(() => {
    if (!isPreviewOver) return;
    const again = () => document.visibilityState === 'visible' && setOpening(null);
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [isPreviewOver]);

  return {
    ask,
    isGone,
    isPreviewOver: isOnAir && isPreviewOver,
    /** ISO 8601; null for who may watch it whole. */
    previewUntil: opening?.previewUntil ?? null,
    /** There is something to play, or about to be. */
    isPlaying: course !== 'over' && (isOnAir || course === 'playing'),
    onPicture: () => setCourse('playing'),
    onEnd() {
      setCourse('over');
      void lookAgain();
    },
  };
}
