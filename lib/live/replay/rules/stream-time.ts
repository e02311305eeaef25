import type { RecordedPiece } from './cut';

/** A part of a replay without a gap: at which time of the film it begins, and at which of the stream. In ms. */
export interface ReplayPart {
  filmMs: number;
  /** Since the broadcast was on air; negative where the first piece began a little earlier. */
  streamMs: number;
}

/** A gap in a stream that is shorter, in ms, is what clocks and whole frames make. */
const noGap = 1000;
/** Joining closes a gap within a session from this length on, in ms; in a shorter one the picture of the film stands still. */
const closedGap = 10_000;

/**
 * The parts of a film that was joined of these pieces (each once, in order): the time in which nothing came is not in the film. `liveAt`
 * is when the broadcast was on air, in ms.
 */
export function partsOf(
  pieces: readonly Pick<RecordedPiece, 'sessionId' | 'begunAt' | 'milliseconds'>[],
  liveAt: number,
): ReplayPart[] {
  const parts: ReplayPart[] = [];
  let filmMs = 0;
  for (const [index, { sessionId, begunAt, milliseconds }] of pieces.entries()) {
    const streamMs = begunAt - liveAt;
    const last = parts.at(-1);
    const gap = last ? streamMs - streamTimeIn(last, filmMs) : 0;
    const isFilmed = gap >= noGap && gap < closedGap && pieces[index - 1]?.sessionId === sessionId;
    if (isFilmed) filmMs += gap;
    else if (!last || Math.abs(gap) >= noGap) parts.push({ filmMs, streamMs });
    filmMs += milliseconds;
  }
  return parts;
}

const streamTimeIn = (part: ReplayPart, filmMs: number) => part.streamMs + filmMs - part.filmMs;

/** The time of the stream that a film shows at `filmMs`; one without parts shows the stream from its beginning. */
export function streamTimeAt(parts: readonly ReplayPart[], filmMs: number): number {
  const part = parts.findLast((one) => one.filmMs <= filmMs) ?? parts[0];
  return part ? streamTimeIn(part, filmMs) : filmMs;
}

/** A chapter of a replay. */
export interface ReplayChapter {
  title: string;
  /** From the beginning of the film. */
  seconds: number;
}

/**
 * The chapters of a film of `filmMs` by the marks of its stream, in order. What was marked while nothing came begins with what came
 * next. Of those that were cut off before the film, the last one goes on in it; those after its end are left out, and of two that begin
 * at once the later one counts.
 */
export function chaptersOf(
  marks: readonly { title: string; streamMs: number }[],
  parts: readonly ReplayPart[],
  filmMs: number,
): ReplayChapter[] {
  const chapters = new Map<number, string>();
  for (const { title, streamMs } of marks) {
    const at = filmTimeAt(parts, streamMs);
    if (at < filmMs) chapters.set(Math.floor(at / 1000), title);
  }
  return [...chapters]
    .map(([seconds, title]) => ({ seconds, title }))
    .sort((one, other) => one.seconds - other.seconds);
}

/** The time of the film, in ms, that shows a time of the stream, or else what came next. */
function filmTimeAt(parts: readonly ReplayPart[], streamMs: number): number {
  const index = parts.findLastIndex((part) => part.streamMs <= streamMs);
  const part = parts[index];
  if (!part) return parts[0]?.filmMs ?? streamMs;
  return Math.min(part.filmMs + streamMs - part.streamMs, parts[index + 1]?.filmMs ?? Number.POSITIVE_INFINITY);
}
