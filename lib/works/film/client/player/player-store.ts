import { afterEvent, type PlayerEvent, type PlayerState } from './player-state';

/** The state of a player, for `useSyncExternalStore`. */
export interface PlayerStore {
  subscribe(listener: () => void): () => void;
  get(): PlayerState;
  tell(event: PlayerEvent): void;
}

export function createPlayerStore(initial: PlayerState): PlayerStore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    tell(event) {
      const next = afterEvent(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
