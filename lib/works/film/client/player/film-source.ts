import type { Fault } from './player-faults';

/** Parameters for opening a film. */
export interface FilmOptions {
  video: HTMLVideoElement;
  /** The address of the playlist. */
  playlist: string;
  /** Heights offered by the server, the largest first. */
  qualities: readonly number[];
  /** It goes on: it is played from what happens now, and its playlist says which heights it has. */
  isLive?: boolean;
  /** Seconds. */
  startAt: number;
  /** Null for automatic. */
  wishedHeight: number | null;
  onFault(fault: Fault): void;
  /** Another part of the film has arrived. */
  onProgress(): void;
  /** Called with the displayed height when it changes. */
  onHeight(height: number): void;
  /** Called with the selectable heights of what is live, the largest first. */
  onHeights?(heights: readonly number[]): void;
}

/** A film attached to a video element. */
export interface FilmSource {
  /** Selectable heights, the largest first; empty where the browser chooses alone. */
  heights: readonly number[];
  choose(height: number | null): void;
  /** Changes the address of the same film; loaded parts stay. */
  move(playlist: string): void;
  /** Continues loading after a network or address error. */
  resume(): void;
  /** Resets the decoder. */
  repair(): void;
  /** Detaches the film from the video element. */
  close(): void;
}

/** Empties a video element, so that nothing is loaded or heard any more. */
export function emptyVideo(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}
