import type { StreamProblem } from '../codes';

/** What is measured of a stream. */
export interface StreamFacts {
  /** In pixels; 0 while no picture was decoded. */
  width: number;
  height: number;
  frameRate: number;
  /** As ffmpeg names them; empty for none. */
  videoCodec: string;
  audioCodec: string;
  /** What the encoder has sent so far. */
  sends: { video: boolean; audio: boolean };
  /** Bits per second over the last seconds. */
  bitRate: number;
  droppedFrames: number;
  /** Seconds of film per second that are encoded. */
  speed: number;
  /** Seconds since it began. */
  seconds: number;
  /** Seconds since the last byte. */
  silentSeconds: number;
  /** The last piece could not be stored. */
  isStorageAway: boolean;
}

/** Seconds in which a picture must have come. */
const pictureWithin = 12;
/** Below this speed a node falls behind. */
const enoughSpeed = 0.95;
/** Below this bit rate a picture is poor, whatever its size. */
const enoughBits = 300_000;
/** Seconds without a byte that the network has trouble. */
const silence = 3;

/** What is wrong with a stream, the worst first. */
export function problemsOf(facts: StreamFacts): StreamProblem[] {
  const isLate = facts.seconds > pictureWithin;
  const hasPicture = facts.width > 0;
  const problems: [StreamProblem, boolean][] = [
    ['noVideo', isLate && !facts.sends.video],
    ['unreadable', isLate && facts.sends.video && !hasPicture],
    ['storage', facts.isStorageAway],
    ['slowNode', hasPicture && isLate && (facts.speed < enoughSpeed || facts.droppedFrames > 0)],
    ['slowNetwork', facts.silentSeconds > silence || (hasPicture && isLate && facts.bitRate < enoughBits)],
    ['noSound', isLate && !facts.sends.audio],
  ];
  return problems.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}
