import type { Fault } from './player-faults';

/** What a film is opened with. */
export interface FilmOptions {
  video: HTMLVideoElement;
  /** The address of the playlist. */
  playlist: string;
  /** Heights that the server offers, the largest first. */
  qualities: readonly number[];
  /** Seconds. */
  startAt: number;
  /** Null for whatever fits. */
  wishedHeight: number | null;
  onFault(fault: Fault): void;
  /** Another part of the film has come. */
  onProgress(): void;
  /** The height that is on the screen from now on. */
  onHeight(height: number): void;
}

/** A film on its way into a video element. */
export interface FilmSource {
  /** What can be chosen, the largest first; none where the browser chooses alone. */
  heights: readonly number[];
  choose(height: number | null): void;
  /** The same film has another address from now on; what is here already stays. */
  move(playlist: string): void;
  /** Loads on after a fault of the network or of the address. */
  resume(): void;
  /** Sets the decoder up anew. */
  repair(): void;
  /** Leaves the video element empty. */
  close(): void;
}

/** Takes the film out of a video element, so that nothing of it is loaded or heard any more. */
export function emptyVideo(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}
