'use client';

import { useCallback, useEffect, useState } from 'react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import type { Talk } from '../contract';
import { takeEvent } from '../rules/take-event';
import { openTalk, type TalkLine } from './open-talk';

/** The id of who is logged in; empty for a visitor. */
export const useOwnId = () => useSessionStore(({ peopleMessage }) => String(peopleMessage?.userId ?? ''));

export interface TalkState {
  line: TalkLine;
  /** Null until the server has answered. */
  talk: Talk | null;
  /** Changes what is known of it: by what the caller has done themselves. */
  change(work: (talk: Talk) => Talk): void;
}

/** The talk of a broadcast, up to date while the screen is shown and it goes on. */
export function useTalk(id: string, isFollowed: boolean): TalkState {
  const ownId = useOwnId();
  const [line, setLine] = useState<TalkLine>('connecting');
  const [talk, setTalk] = useState<Talk | null>(null);
  const change = useCallback((work: (talk: Talk) => Talk) => setTalk((known) => known && work(known)), []);
  useEffect(() => {
    const life = new AbortController();
    void openTalk({
      ...{ id, isFollowed, signal: life.signal, onTalk: setTalk, onLine: setLine },
      onEvent: (event) => change((known) => takeEvent(known, event, ownId)),
    });
    return () => life.abort();
  }, [id, isFollowed, ownId, change]);
  return { line, talk, change };
}
