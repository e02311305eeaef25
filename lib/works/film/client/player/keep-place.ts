import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { listen } from './listen';
import type { PlayerStore } from './player-store';
import { keepPosition } from './watch-positions';

/** Interval of storing the position, in seconds of the film. */
const every = 5;

/**
 * Stores a visitor's position in a film in this browser: while playing, on pause, and when the page is left. For
 * logged-in people the server stores it (`noteWatching`).
 */
export function keepPlace(videoId: string, store: PlayerStore, signal: AbortSignal): void {
  let kept: number | null = null;
  const keep = (seconds: number) => {
    kept = seconds;
    if (!isLoggedIn()) keepPosition(videoId, seconds);
  };
  const keepHere = () => {
    const { phase, position } = store.get();
    if (phase !== 'opening' && phase !== 'ended') keep(position);
  };
  const leave = store.subscribe(() => {
    const { phase, position } = store.get();
    if (phase === 'ended') keep(0);
    else if (phase === 'paused' ? position !== kept : Math.abs(position - (kept ?? 0)) >= every) keepHere();
  });
  listen(window, ['pagehide'], keepHere, signal);
  signal.addEventListener('abort', () => {
    keepHere();
    leave();
  });
}
