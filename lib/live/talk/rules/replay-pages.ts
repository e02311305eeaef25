import type { Said } from '../contract';

/** Messages that stand beside a replay at once. */
const mostBeside = 100;
/** A stretch begins this long before the time that was chosen, so that something is to be read at once. In ms. */
const beforeMs = 60_000;

/** From which time of the stream (ms) messages are asked for, where the player goes to another one. */
export const stretchFor = (streamMs: number) => Math.max(0, Math.floor(streamMs) - beforeMs);

/**
 * From which time the page after a full one begins: at its last message, as others may have the same time; after it, if the whole page
 * has.
 */
export function nextFrom(page: readonly Said[]): number {
  const [first, last] = [page[0]?.streamMs ?? 0, page.at(-1)?.streamMs ?? 0];
  return first === last ? last + 1 : last;
}

/** What was said until a time of the stream (ms), each once, the latest of it. */
export function saidUntil(said: readonly Said[], streamMs: number): Said[] {
  const known = new Set<number>();
  const until = said.filter((one) => (one.streamMs ?? 0) <= streamMs && !known.has(one.seq) && known.add(one.seq));
  return until.slice(-mostBeside);
}
