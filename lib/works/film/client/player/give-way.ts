import { listen } from './listen';

/** Pauses this video when another one on the page starts to play with sound. */
export function giveWayToOthers(video: HTMLVideoElement, signal: AbortSignal): void {
  const giveWay = ({ target }: Event) => {
    if (target !== video && target instanceof HTMLMediaElement && !target.muted) video.pause();
  };
  // `play` does not bubble, so it is captured.
  listen(document, ['play'], giveWay, signal, { capture: true });
}
