import { type AskFilm, askPlayback, type FilmWay } from './ask-playback';

interface RenewalOptions {
  ask: AskFilm;
  /** It takes longer. */
  onCut(): void;
  /** Called with renewed addresses; `isAwaited` if the old ones were rejected already. */
  onPlayback(playback: FilmWay, isAwaited: boolean): void;
  /** The old addresses were rejected, and renewing failed. */
  onFailure(): void;
  signal: AbortSignal;
}

/** Renews the addresses of a film, ahead of time or when they are rejected. */
export interface FilmRenewal {
  /** Renews these addresses before they expire. */
  hold(playback: FilmWay): void;
  /** Renews at once; rejections until then concern the old addresses. */
  renew(): void;
  /** Whether addresses were rejected and new ones are being fetched. */
  isAwaited(): boolean;
}

/** How long before expiry addresses are renewed, and the minimum pause between two renewals, in ms. */
const [ahead, shortest] = [120_000, 60_000];

export function createFilmRenewal({ ask, onCut, onPlayback, onFailure, signal }: RenewalOptions): FilmRenewal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAwaited = false;
  signal.addEventListener('abort', () => clearTimeout(timer));

  function hold({ expiresAt }: FilmWay) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(shortest, Date.parse(expiresAt) - Date.now() - ahead));
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    try {
      const playback = await askPlayback(ask, onCut, signal);
      signal.throwIfAborted();
      onPlayback(playback, isAwaited);
      hold(playback);
    } catch {
      // After a failed early renewal the old addresses may still be valid; otherwise the film reports it.
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
