/** Progress of an upload at a time. */
export interface Mark {
  /** In ms. */
  at: number;
  /** Bytes. */
  sent: number;
}

/** Length of the measured past in ms: long enough to be stable, short enough to follow changes. */
const span = 8000;
/** A shorter measurement, in ms, gives no speed yet. */
const shortest = 1000;

/**
 * The marks for computing the speed, with a new one. The last one before the span is kept as its beginning; an upload
 * that has gone back (a piece is sent again) starts over.
 */
export function addMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const last = marks.at(-1);
  if (last && mark.sent < last.sent) return [mark];
  const all = [...marks, mark];
  const within = all.findIndex(({ at }) => at > mark.at - span);
  return all.slice(Math.max(0, within - 1));
}

/** Bytes per second over the last seconds; null while unknown. */
export function speedOf(marks: readonly Mark[], now: number): number | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || now - first.at < shortest) return null;
  return ((last.sent - first.sent) * 1000) / (now - first.at);
}

/** Whole seconds until this many bytes are sent, at least 1; null when unknown. */
export function secondsLeft(bytesLeft: number, speed: number | null): number | null {
  if (bytesLeft <= 0) return 0;
  return speed === null || speed <= 0 ? null : Math.max(1, Math.ceil(bytesLeft / speed));
}
