import { viewSeconds } from '../codes';

/** Seconds of watching that make a view of a work of this duration: ten, or half of a shorter one; at least one. */
export function secondsForView(duration: number): number {
  return Math.min(viewSeconds, Math.max(1, Math.floor(duration / 2)));
}

/** Reported and measured times of a viewing, in seconds. */
export interface Watching {
  /** Duration of the work. */
  duration: number;
  /** Really played, according to the browser. */
  watched: number;
  /** Since the film was opened, by our own clock: an upper bound. */
  elapsed: number;
}

/** Whether it is a view: both times have reached the threshold. */
export function isView({ duration, watched, elapsed }: Watching): boolean {
  return Math.min(watched, elapsed) >= secondsForView(duration);
}

/** The end of a film is its last twentieth: between 2 and 30 seconds. */
const endPart = 0.05;

/** Where to resume a work that was left at `position`, in seconds: near the end it starts from the beginning. */
export function resumePosition(position: number, duration: number): number {
  const end = Math.min(30, Math.max(2, duration * endPart));
  return position >= duration - end ? 0 : position;
}

/** Maximum validity of tickets in hours. Counted views are kept longer, otherwise an old ticket would count again. */
export const ticketHours = 24;
/**
 * Validity of the addresses of a film of this duration, in ms: twice the film and an hour of pauses, but at most that
 * of a ticket. The player renews them when a page stays open longer.
 */
export function playbackMs(duration: number): number {
  return Math.min(ticketHours * 3600, 2 * duration + 3600) * 1000;
}
