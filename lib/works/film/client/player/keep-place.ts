import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { listen } from './listen';
import type { PlayerStore } from './player-store';
import { keepPosition } from './watch-positions';

/** How often the place is kept while the film moves, in seconds of it. */
const every = 5;

/**
 * Keeps where a visitor is in a film, in this browser: as it moves, when it rests, and when the page is left. Of who is
 * logged in the server knows it (`noteWatching`).
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
