import { problemsOf, rateBetween, type StreamCount } from '../../rules/health';
import type { Encoding } from './encode-stream';
import type { PieceStore } from './piece-store';
import type { ProbedStream } from './probe-stream';
import type { StreamSource } from './stream-source';

/** Milliseconds between two counts, and counts that a rate is of. */
const countEvery = 1000;
const counts = 8;

/** What of a session is measured, as far as it is there already. */
interface Measured {
  probed: ProbedStream | null;
  encoding: Encoding | null;
  store: PieceStore | null;
}

/** Counts what comes from a source, from now until `stop`. */
export class StreamMeter {
  readonly #now: () => number;
  readonly #source: StreamSource;
  readonly #measured: () => Measured;
  readonly #begunAt: number;
  readonly #counting: NodeJS.Timeout;
  #counts: StreamCount[];
  #lastByteAt: number;

  constructor(now: () => number, source: StreamSource, measured: () => Measured) {
    this.#now = now;
    this.#source = source;
    this.#measured = measured;
    this.#begunAt = now();
    this.#lastByteAt = this.#begunAt;
    this.#counts = [this.#count()];
    this.#counting = setInterval(() => this.#look(), countEvery).unref();
  }

  stop(): void {
    clearInterval(this.#counting);
  }

  /** What its host and staff see of it: `StreamHealth` without `since`, with times in ms. */
  health() {
    const now = this.#now();
    const { probed, encoding, store } = this.#measured();
    const { picture, videoCodec = '', audioCodec = '' } = probed ?? {};
    const last = this.#count();
    const { bitRate, speed, dropped } = rateBetween(this.#counts[0] ?? last, last);
    const problems = problemsOf({
      ...{ hasPicture: probed !== null, sends: this.#source.sends(), bitRate, droppedLately: dropped },
      waitingSeconds: bitRate > 0 ? ((encoding?.sink.waiting() ?? 0) * 8) / bitRate : 0,
      ...{ seconds: (now - this.#begunAt) / 1000, silentSeconds: (now - this.#lastByteAt) / 1000 },
      isStorageAway: store?.isStorageAway ?? false,
    });
    return {
      ...{ width: picture?.width ?? 0, height: picture?.height ?? 0, frameRate: picture?.frameRate ?? 0 },
      ...{ videoCodec, audioCodec, bitRate, droppedFrames: last.dropped, speed: encoding ? speed : 1 },
      ...{ problems, lastPieceAt: store?.lastAt ?? null },
    };
  }

  #count(): StreamCount {
    const { seconds = 0, droppedFrames = 0 } = this.#measured().encoding?.progress() ?? {};
    const dropped = droppedFrames + this.#source.leftOut();
    return { at: this.#now(), bytes: this.#source.bytes(), encoded: seconds, dropped };
  }

  #look(): void {
    const count = this.#count();
    if (count.bytes !== this.#counts.at(-1)?.bytes) this.#lastByteAt = count.at;
    // Its speed is that of the time in which it is encoded.
    const hasBegun = count.encoded > 0 && this.#counts[0]?.encoded === 0;
    this.#counts = hasBegun ? [count] : [...this.#counts, count].slice(-counts);
  }
}
