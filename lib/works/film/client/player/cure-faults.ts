import { waitToRetry } from '@/lib/platform/client/wait-to-retry';
import type { FilmRenewal } from './film-renewal';
import type { FilmSource } from './film-source';
import { listen } from './listen';
import { cureOf, type Fault, type FaultCounts, noFaults } from './player-faults';
import type { PlayerStore } from './player-store';

interface CureOptions {
  video: HTMLVideoElement;
  store: PlayerStore;
  renewal: FilmRenewal;
  /** The open source. */
  source(): FilmSource | null;
  giveUp(): void;
  signal: AbortSignal;
}

export interface FaultCures {
  onFault(fault: Fault): void;
  /** Part of the film has arrived, which resets the error counts. */
  onProgress(): void;
}

/** After this many seconds of playing, a repair counts as successful. */
const proven = 10;

/** Handles the errors of a film as long as it can. */
export function cureFaults({ video, store, renewal, source, giveUp, signal }: CureOptions): FaultCures {
  let faults: FaultCounts = { ...noFaults };
  let repairedAt = 0;
  let isWaiting = false;
  const cut = () => store.tell({ type: 'cut' });

  async function waitAndResume() {
    if (isWaiting) return;
    isWaiting = true;
    cut();
    await waitToRetry(faults.network, signal);
    isWaiting = false;
    if (!signal.aborted) source()?.resume();
  }
  // A pending retry starts at once.
  const regain = () => {
    const { phase, isCut } = store.get();
    if (phase === 'waiting' && isCut && !isWaiting && !renewal.isAwaited()) source()?.resume();
  };
  listen(window, ['offline'], cut, signal);
  listen(window, ['online'], regain, signal);

  return {
    onFault(fault) {
      if (fault === 'refused' && renewal.isAwaited()) return;
      const cure = cureOf(fault, faults, navigator.onLine);
      if (fault !== 'unplayable') faults[fault] += 1;
      if (cure === 'giveUp') return giveUp();
      if (cure === 'wait') return void waitAndResume();
      if (cure === 'renew') return renewal.renew();
      repairedAt = video.currentTime;
      source()?.repair();
    },
    onProgress() {
      const isProven = video.currentTime > repairedAt + proven;
      faults = { ...noFaults, media: isProven ? 0 : faults.media };
      store.tell({ type: 'mended' });
    },
  };
}
