import { listen } from './listen';

/** Pauses this video when something else on the page begins to be heard: two films at once are none. */
export function giveWayToOthers(video: HTMLVideoElement, signal: AbortSignal): void {
  const giveWay = ({ target }: Event) => {
    if (target !== video && target instanceof HTMLMediaElement && !target.muted) video.pause();
  };
  // `play` does not bubble; it is seen on its way down.
  listen(document, ['play'], giveWay, signal, { capture: true });
}
