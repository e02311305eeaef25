import { listen } from './listen';
import type { PlayerStore } from './player-store';

/** Forwards the events of a video element to its player. */
export function followVideo(video: HTMLVideoElement, store: PlayerStore, signal: AbortSignal): void {
  const on = (names: string[], listener: () => void) => listen(video, names, listener, signal);
  on(['loadedmetadata', 'durationchange'], () => {
    if (Number.isFinite(video.duration)) store.tell({ type: 'loaded', duration: video.duration });
  });
  on(['timeupdate', 'progress', 'seeked'], () => {
    // An element that is being reloaded is at 0, which is not the person's position.
    if (video.readyState === 0) return;
    store.tell({ type: 'moved', position: video.currentTime, bufferedTo: bufferedTo(video) });
  });
  // Also by system buttons, which bypass ours.
  on(['play'], () => store.tell({ type: 'wished', toPlay: true }));
  on(['playing'], () => store.tell({ type: 'began' }));
  on(['waiting', 'emptied'], () => store.tell({ type: 'stalled' }));
  on(['pause'], () => {
    // The event comes later, when it may be playing again.
    if (video.paused && !video.ended) store.tell({ type: 'stopped' });
  });
  on(['ended'], () => store.tell({ type: 'ended' }));
  on(['volumechange'], () => store.tell({ type: 'set', change: { volume: video.volume, isMuted: video.muted } }));
  on(['ratechange'], () => store.tell({ type: 'set', change: { speed: video.playbackRate } }));
}

/** The end of the buffered part at the current position, in seconds. */
function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    // Gaps of a few frames between two parts are ignored.
    if (buffered.start(index) <= currentTime + 0.2 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}
