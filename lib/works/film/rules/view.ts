import { viewSeconds } from '../codes';

/** Seconds of watching that make a view of a work of so many seconds: ten, or half of a shorter one; at least one. */
export function secondsForView(duration: number): number {
  return Math.min(viewSeconds, Math.max(1, Math.floor(duration / 2)));
}

/** What is said and known of somebody's watching, in seconds. */
export interface Watching {
  /** Of the work. */
  duration: number;
  /** Really played, as the browser says. */
  watched: number;
  /** Since the film was opened, by our own clock: nobody has watched for longer. */
  elapsed: number;
}

/** Whether it is a view: both clocks have reached the threshold. */
export function isView({ duration, watched, elapsed }: Watching): boolean {
  return Math.min(watched, elapsed) >= secondsForView(duration);
}

/** The end of a film is its last twentieth: between 2 and 30 seconds. */
const endPart = 0.05;

/** Where to go on with a work that somebody left at `position`, in seconds: who was near its end begins anew. */
export function resumePosition(position: number, duration: number): number {
  const end = Math.min(30, Math.max(2, duration * endPart));
  return position >= duration - end ? 0 : position;
}

/** Hours for which tickets are good at most. Counted views are kept for longer, or an old ticket would count again. */
export const ticketHours = 24;
/**
 * How long what leads to a film of so many seconds is good, in ms: for twice the film and an hour of pauses, and never
 * longer than a ticket. The player asks anew when a page was left open for longer.
 */
export function playbackMs(duration: number): number {
  return Math.min(ticketHours * 3600, 2 * duration + 3600) * 1000;
}
