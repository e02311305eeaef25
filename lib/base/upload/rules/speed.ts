/** How far an upload had come at a time. */
export interface Mark {
  /** In ms. */
  at: number;
  /** Bytes. */
  sent: number;
}

/** So much of the past counts, in ms: enough to be steady, little enough to follow a line that changes. */
const span = 8000;
/** What is known of less time than this, in ms, says nothing yet. */
const shortest = 1000;

/**
 * The marks from which the speed is reckoned, with one more. The last one before the span is kept as its beginning; an
 * upload that has gone back (a piece is sent again) begins anew.
 */
export function addMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const last = marks.at(-1);
  if (last && mark.sent < last.sent) return [mark];
  const all = [...marks, mark];
  const within = all.findIndex(({ at }) => at > mark.at - span);
  return all.slice(Math.max(0, within - 1));
}

/** Bytes in a second over the last seconds; null while too little is known. */
export function speedOf(marks: readonly Mark[], now: number): number | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || now - first.at < shortest) return null;
  return ((last.sent - first.sent) * 1000) / (now - first.at);
}

/** Whole seconds until so many bytes are sent, at least 1; null when nobody can say. */
export function secondsLeft(bytesLeft: number, speed: number | null): number | null {
  if (bytesLeft <= 0) return 0;
  return speed === null || speed <= 0 ? null : Math.max(1, Math.ceil(bytesLeft / speed));
}
