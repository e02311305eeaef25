import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '@/lib/platform/server/context';
import { inTemporaryFolder } from '@/lib/works/film/port';
import type { SessionEnd } from '../../codes';
import { qualitiesOf } from '../../rules/encoding';
import { problemsOf, type StreamFacts } from '../../rules/health';
import { type Encoding, encodeStream } from './encode-stream';
import { PieceStore } from './piece-store';
import type { ProbedStream } from './probe-stream';
import { endSession, type Session } from './sessions';

/** Where a stream comes from: an encoder, or an address. */
export interface StreamSource {
  /** Resolves with what it sends once a picture was decoded; null where there is none. */
  probe(): Promise<ProbedStream | null>;
  /** Arguments for ffmpeg's input; undefined where it is written to it. */
  input?: readonly string[];
  /** Begins to write to the encoding; returns what stops it. */
  feed(encoding: Encoding): () => void;
  sends(): { video: boolean; audio: boolean };
  bytes(): number;
  leftOut(): number;
  /** Ends it from our side. */
  cut(): void;
  /** Resolves once it has gone by itself, or was cut. */
  readonly gone: Promise<void>;
}

/** Milliseconds between two looks at how much was sent, and looks that a rate is of. */
const lookEvery = 1000;
const looks = 8;

/** A session at this node, from its beginning to its end. */
export class RunningSession {
  readonly session: Session;
  readonly #context: Context;
  readonly #source: StreamSource;
  #end: SessionEnd | null = null;
  #probed: ProbedStream | null = null;
  #encoding: Encoding | null = null;
  #store: PieceStore | null = null;
  readonly #bytes: number[] = [];
  #lastByteAt: number;
  readonly #begunAt: number;

  constructor(context: Context, session: Session, source: StreamSource) {
    this.#context = context;
    this.session = session;
    this.#source = source;
    this.#begunAt = context.now();
    this.#lastByteAt = this.#begunAt;
  }

  /** Runs until its source has gone or `stop` is called, and ends its row. */
  async run(): Promise<void> {
    const looking = setInterval(() => this.#look(), lookEvery).unref();
    try {
      await inTemporaryFolder((folder) => this.#encode(folder));
    } catch (error) {
      this.#context.log.error({ err: error, broadcastId: this.session.broadcast.id }, 'a stream failed');
      this.#end ??= 'unreadable';
    } finally {
      clearInterval(looking);
      this.#source.cut();
      const { id, broadcast } = this.session;
      const at = this.#context.now();
      await endSession(this.#context, { id, broadcastId: broadcast.id, at, reason: this.#end ?? 'left' });
    }
  }

  /** Ends it, for a reason. */
  stop(reason: SessionEnd): void {
    this.#end ??= reason;
    this.#source.cut();
  }

  async #encode(folder: string): Promise<void> {
    this.#probed = await Promise.race([this.#source.probe(), this.#source.gone.then(() => null)]);
    // Sound alone, or a picture that nobody can decode: its host sees why, until the encoder goes or another stream is sent.
    if (!this.#probed) return this.#source.gone;
    const { picture } = this.#probed;
    const qualities = qualitiesOf(picture);
    let begunAt = 0;
    const store = new PieceStore(this.#context, {
      session: this.session,
      qualities: qualities.length,
      begunAt: () => begunAt,
    });
    this.#store = store;
    const { input } = this.#source;
    const encoding = await encodeStream({
      ...{ folder, picture, qualities },
      ...(input && { input }),
      onPiece: (piece) => {
        // A piece is finished when its last picture has come.
        if (begunAt === 0) begunAt = this.#context.now() - piece.end * 1000;
        store.add(piece);
      },
    });
    this.#encoding = encoding;
    const stopFeeding = this.#source.feed(encoding);
    await Promise.race([this.#source.gone, encoding.ended]);
    stopFeeding();
    encoding.end();
    const printed = await encoding.ended;
    await store.settled();
    if (printed !== '') this.#context.log.info({ broadcastId: this.session.broadcast.id, printed }, 'a stream ended');
  }

  #look(): void {
    const bytes = this.#source.bytes();
    if (bytes !== this.#bytes.at(-1)) this.#lastByteAt = this.#context.now();
    this.#bytes.push(bytes);
    if (this.#bytes.length > looks) this.#bytes.shift();
  }

  /** What its host and staff see of it. */
  health() {
    const now = this.#context.now();
    const { picture, videoCodec = '', audioCodec = '' } = this.#probed ?? {};
    const { speed, droppedFrames } = this.#encoding?.progress() ?? { speed: 1, droppedFrames: 0 };
    const first = this.#bytes[0] ?? 0;
    const seconds = Math.max(1, (this.#bytes.length - 1) * (lookEvery / 1000));
    const facts: StreamFacts = {
      ...{ width: picture?.width ?? 0, height: picture?.height ?? 0, frameRate: picture?.frameRate ?? 0 },
      ...{ videoCodec, audioCodec, sends: this.#source.sends() },
      bitRate: Math.round((((this.#bytes.at(-1) ?? 0) - first) * 8) / seconds),
      ...{ droppedFrames: droppedFrames + this.#source.leftOut(), speed },
      ...{ seconds: (now - this.#begunAt) / 1000, silentSeconds: (now - this.#lastByteAt) / 1000 },
      isStorageAway: this.#store?.isStorageAway ?? false,
    };
    const { sends: _sends, seconds: _seconds, silentSeconds: _silent, isStorageAway: _away, ...shown } = facts;
    return { ...shown, problems: problemsOf(facts), lastPieceAt: this.#store?.lastAt ?? null };
  }
}

/** Waits until a source has sent the beginning of its picture, at most so many ms; it may never have one. */
export async function waitForPicture(sends: () => { video: boolean }, mostMs: number): Promise<void> {
  for (let waited = 0; waited < mostMs && !sends().video; waited += 100) await wait(100);
}
