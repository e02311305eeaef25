import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { addMark, type Mark, secondsLeft, speedOf } from '../rules/speed';

/**
 * Why an upload cannot go on. `gone`: the server does not have it any more; `otherFile`: not the file that was begun;
 * `unreadable`: the browser cannot read the file any more; `unloaded`: the uploading code did not load.
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
  /** `waiting`: the connection is lost, and it retries by itself. */
  phase: 'sending' | 'waiting' | 'paused' | 'done' | 'failed' | 'canceled';
  /** Its id on the server, once started. */
  id: string | null;
  /** Whether it is in use already: it was resumed. */
  isUsed: boolean;
  bytes: number;
  /** Bytes sent or being sent. */
  sent: number;
  /** Bytes per second; null when unknown. */
  speed: number | null;
  secondsLeft: number | null;
  /** Of a failed one. */
  problem: UploadProblem | null;
  /** The chunk error of an `unloaded` one. */
  failure: ChunkError | null;
}

/** The state of an upload, for `useSyncExternalStore`. */
export interface UploadStore {
  subscribe(listener: () => void): () => void;
  get(): UploadState;
  patch(change: Partial<UploadState>): void;
  /** Records the progress at this time (ms). */
  mark(sent: number, at: number): void;
  /** Resets the speed, which a pause would distort. */
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
