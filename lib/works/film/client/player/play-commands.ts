import { giveWayToOthers } from './give-way';
import { listen } from './listen';
import type { PlayerStore } from './player-store';

/** What a person asks of a player; `start` plays its video. */
export function playCommands(video: HTMLVideoElement, store: PlayerStore, start: () => void) {
  return {
    play() {
      store.tell({ type: 'wished', toPlay: true });
      if (isOpen(store)) start();
    },
    pause() {
      store.tell({ type: 'wished', toPlay: false });
      video.pause();
    },
  };
}

/** Whether there is something to play. */
export const isOpen = (store: PlayerStore) => !['opening', 'broken'].includes(store.get().phase);

/** Plays on after a reload, and stops for another video and with its page. */
export function holdPlay(video: HTMLVideoElement, store: PlayerStore, start: () => void, signal: AbortSignal): void {
  // A reloaded element has lost its playing state.
  const goOn = () => {
    if (store.get().wantsToPlay && video.paused) start();
  };
  listen(video, ['loadedmetadata'], goOn, signal);
  giveWayToOthers(video, signal);
  listen(window, ['pagehide'], () => video.pause(), signal);
}
