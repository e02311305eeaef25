import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { addMark, type Mark, secondsLeft, speedOf } from '../rules/speed';

/**
 * Why an upload cannot go on. `gone`: the server has it no longer; `otherFile`: not the file that was begun; `unreadable`:
 * the browser can read the file no more; `unloaded`: what sends it did not load.
 */
export type UploadProblem =
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'otherFile'
  | 'gone'
  | 'loggedOut'
  | 'phoneNeeded'
  | 'tooMany'
  | 'refused'
  | 'unloaded';

export interface UploadState {
  /** `waiting`: the connection is lost, and it is tried again by itself. */
  phase: 'sending' | 'waiting' | 'paused' | 'done' | 'failed' | 'canceled';
  /** The server's name for it, once it is begun. */
  id: string | null;
  /** Whether something uses it already: it was continued. */
  isUsed: boolean;
  bytes: number;
  /** How many of them are on their way or there. */
  sent: number;
  /** Bytes in a second; null when that cannot be said. */
  speed: number | null;
  secondsLeft: number | null;
  /** Of a failed one. */
  problem: UploadProblem | null;
  /** Of an `unloaded` one: what did not load. */
  failure: ChunkError | null;
}

/** An upload as it stands, for `useSyncExternalStore`. */
export interface UploadStore {
  subscribe(listener: () => void): () => void;
  get(): UploadState;
  patch(change: Partial<UploadState>): void;
  /** Notes how far it has come at this time (ms). */
  mark(sent: number, at: number): void;
  /** Forgets the speed: a pause is no slow line. */
  rest(change: Partial<UploadState>): void;
}

export function createUploadStore(begun: Pick<UploadState, 'bytes' | 'id' | 'isUsed'>): UploadStore {
  const listeners = new Set<() => void>();
  let state: UploadState = {
    ...begun,
    phase: 'sending',
    sent: 0,
    speed: null,
    secondsLeft: null,
    problem: null,
    failure: null,
  };
  let marks: readonly Mark[] = [];

  const patch = (change: Partial<UploadState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    patch,
    mark(sent, at) {
      marks = addMark(marks, { at, sent });
      const speed = speedOf(marks, at);
      patch({ phase: 'sending', sent, speed, secondsLeft: secondsLeft(state.bytes - sent, speed) });
    },
    rest(change) {
      marks = [];
      patch({ speed: null, secondsLeft: null, ...change });
    },
  };
}
