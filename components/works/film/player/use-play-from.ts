import { type Ref, useImperativeHandle, useRef } from 'react';
import type { PlayerHandle } from '@/lib/works/film/client/player/film-parts';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';

/**
 * Lets a page play a film from a position. `start` begins a film that was not asked for yet. Returns what takes the session of the
 * player, and null at its end.
 */
export function usePlayFrom(ref: Ref<PlayerHandle> | undefined, start: () => void) {
  const session = useRef<PlayerSession | null>(null);
  /** Where the film is to begin; null for where its person was. */
  const wished = useRef<number | null>(null);
  useImperativeHandle(ref, () => ({
    playFrom(seconds) {
      if (session.current) return playFrom(session.current, seconds);
      wished.current = seconds;
      start();
    },
  }));
  return (created: PlayerSession | null) => {
    session.current = created;
    if (created && wished.current !== null) playFrom(created, wished.current);
    wished.current = null;
  };
}

/** Plays from a position, in seconds, as soon as the film is there. */
function playFrom(session: PlayerSession, seconds: number): void {
  session.play();
  if (session.get().phase !== 'opening') {
    session.seek(seconds);
    return;
  }
  const leave = session.subscribe(() => {
    if (session.get().phase === 'opening') return;
    leave();
    session.seek(seconds);
  });
}
