import type { Playback } from '../../contract';
import { askPlayback } from './ask-playback';

interface RenewalOptions {
  videoId: string;
  /** It will take a while. */
  onCut(): void;
  /** The addresses that hold from now on; `isAwaited` when the former ones were refused already. */
  onPlayback(playback: Playback, isAwaited: boolean): void;
  /** The former addresses were refused, and there are no other ones. */
  onFailure(): void;
  signal: AbortSignal;
}

/** Renews the addresses of a film, ahead of time or because they are refused. */
export interface FilmRenewal {
  /** Renews these before they expire. */
  hold(playback: Playback): void;
  /** Renews at once; every further refusal until then is of the former addresses. */
  renew(): void;
  /** Whether addresses were refused and others are on their way. */
  isAwaited(): boolean;
}

/** How long before an address expires it is renewed, and the shortest pause between two renewals, in ms. */
const [ahead, shortest] = [120_000, 60_000];

export function createFilmRenewal({ videoId, onCut, onPlayback, onFailure, signal }: RenewalOptions): FilmRenewal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAwaited = false;
  signal.addEventListener('abort', () => clearTimeout(timer));

  function hold({ expiresAt }: Playback) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(shortest, Date.parse(expiresAt) - Date.now() - ahead));
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    try {
      const playback = await askPlayback(videoId, onCut, signal);
      signal.throwIfAborted();
      onPlayback(playback, isAwaited);
      hold(playback);
    } catch {
      // What was to be renewed ahead of time may be good still; when it is not, that will be told.
      if (isAwaited && !signal.aborted) onFailure();
    } finally {
      isRunning = false;
      isAwaited = false;
    }
  }

  return {
    hold,
    renew() {
      isAwaited = true;
      void run();
    },
    isAwaited: () => isAwaited,
  };
}
