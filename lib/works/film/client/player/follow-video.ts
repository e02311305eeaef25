import { listen } from './listen';
import type { PlayerStore } from './player-store';

/** Tells a player what its video element says. */
export function followVideo(video: HTMLVideoElement, store: PlayerStore, signal: AbortSignal): void {
  const on = (names: string[], listener: () => void) => listen(video, names, listener, signal);
  on(['loadedmetadata', 'durationchange'], () => {
    if (Number.isFinite(video.duration)) store.tell({ type: 'loaded', duration: video.duration });
  });
  on(['timeupdate', 'progress', 'seeked'], () => {
    // An element that is being filled anew stands at 0, which is not where the person is.
    if (video.readyState === 0) return;
    store.tell({ type: 'moved', position: video.currentTime, bufferedTo: bufferedTo(video) });
  });
  // By the buttons of the system, too, which know nothing of ours.
  on(['play'], () => store.tell({ type: 'wished', toPlay: true }));
  on(['playing'], () => store.tell({ type: 'began' }));
  on(['waiting', 'emptied'], () => store.tell({ type: 'stalled' }));
  on(['pause'], () => {
    // It is told a moment later, when it may play again.
    if (video.paused && !video.ended) store.tell({ type: 'stopped' });
  });
  on(['ended'], () => store.tell({ type: 'ended' }));
  on(['volumechange'], () => store.tell({ type: 'set', change: { volume: video.volume, isMuted: video.muted } }));
  on(['ratechange'], () => store.tell({ type: 'set', change: { speed: video.playbackRate } }));
}

/** How far the film is here, from where it stands, in seconds. */
function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    // A gap of a few frames between two parts is none.
    if (buffered.start(index) <= currentTime + 0.2 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}
