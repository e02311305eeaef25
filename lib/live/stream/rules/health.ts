import type { StreamProblem } from '../codes';

/** What is measured of a stream. */
export interface StreamFacts {
  /** A picture of it was decoded. */
  hasPicture: boolean;
  /** What the encoder has sent so far. */
  sends: { video: boolean; audio: boolean };
  /** Bits per second over the last seconds. */
  bitRate: number;
  /** Frames and messages that were left out in the last seconds, since this node could not keep up. */
  droppedLately: number;
  /** Seconds of the stream that have come and wait to be encoded. */
  waitingSeconds: number;
  /** Seconds since it began. */
  seconds: number;
  /** Seconds since the last byte. */
  silentSeconds: number;
  /** The last piece could not be stored. */
  isStorageAway: boolean;
}

/** Seconds in which a picture must have come. */
const pictureWithin = 12;
/** Seconds of a stream that may wait. */
const mayWait = 3;
/** Below this bit rate a picture is poor, whatever its size. */
const enoughBits = 300_000;
/** Seconds without a byte that the network has trouble. */
const silence = 3;

/** What is wrong with a stream, the worst first. */
export function problemsOf(facts: StreamFacts): StreamProblem[] {
  const { hasPicture, sends } = facts;
  const isLate = facts.seconds > pictureWithin;
  const problems: [StreamProblem, boolean][] = [
    ['noVideo', isLate && !sends.video],
    ['unreadable', isLate && sends.video && !hasPicture],
    ['storage', facts.isStorageAway],
    ['slowNode', hasPicture && (facts.waitingSeconds > mayWait || facts.droppedLately > 0)],
    ['slowNetwork', facts.silentSeconds > silence || (hasPicture && isLate && facts.bitRate < enoughBits)],
    ['noSound', isLate && !sends.audio],
  ];
  return problems.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

/** What was counted of a stream at a moment. */
export interface StreamCount {
  /** In ms. */
  at: number;
  /** Bytes that have come. */
  bytes: number;
  /** Seconds that are encoded. */
  encoded: number;
  /** Frames and messages that were left out. */
  dropped: number;
}

/** How a stream went between two counts: bits per second, seconds of it that were encoded per second, and what was left out. */
export function rateBetween(
  first: StreamCount,
  last: StreamCount,
): { bitRate: number; speed: number; dropped: number } {
  const seconds = (last.at - first.at) / 1000;
  const dropped = last.dropped - first.dropped;
  if (seconds <= 0) return { bitRate: 0, speed: 1, dropped };
  return {
    bitRate: Math.round(((last.bytes - first.bytes) * 8) / seconds),
    speed: Math.round(((last.encoded - first.encoded) / seconds) * 100) / 100,
    dropped,
  };
}
