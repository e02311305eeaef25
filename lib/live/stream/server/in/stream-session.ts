import { setTimeout as wait } from 'node:timers/promises';
import { noteLost } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { inTemporaryFolder } from '@/lib/works/film/port';
import type { SessionEnd } from '../../codes';
import { canCopy, qualitiesOf, qualityAsSent } from '../../rules/encoding';
import { type Encoding, encodeStream, type MadePiece } from './encode-stream';
import { PieceStore } from './piece-store';
import { type ProbedStream, probeStream } from './probe-stream';
import { endSession, type Session } from './sessions';
import { StreamMeter } from './stream-meter';
import type { StreamSource } from './stream-source';

/**
 * Milliseconds until a stream without a picture that can be decoded is looked at again; that of a provider has begun, and its playlist is
 * there within seconds.
 */
const againMs = { usual: 10_000, provided: 1000 };

/** A session at this node, from its beginning to its end. */
export class RunningSession {
  readonly session: Session;
  readonly #context: Context;
  readonly #source: StreamSource;
  readonly #meter: StreamMeter;
  /** Ends what waits for the source. */
  readonly #gone = new AbortController();
  #goneAt: number | null = null;
  #end: SessionEnd | null = null;
  #probed: ProbedStream | null = null;
  #encoding: Encoding | null = null;
  #store: PieceStore | null = null;

  constructor(context: Context, session: Session, source: StreamSource) {
    this.#context = context;
    this.session = session;
    this.#source = source;
    const measured = () => ({ probed: this.#probed, encoding: this.#encoding, store: this.#store });
    this.#meter = new StreamMeter(context.now, source, measured);
    void source.gone.then(() => this.#leave());
  }

  /** What has come already is encoded and stored, which may take seconds; that it is interrupted is known at once. */
  #leave(): void {
    const { now, db, log } = this.#context;
    const { id } = this.session.broadcast;
    const at = now();
    this.#goneAt = at;
    this.#gone.abort();
    db.transaction((tx) => noteLost(this.#context, tx, id, at)).catch((error: unknown) => {
      log.warn({ err: error, broadcastId: id }, 'an interruption could not be noted');
    });
  }

  /** Its source has gone: what has come is encoded and stored, and then it is over. */
  get isLeaving(): boolean {
    return this.#goneAt !== null;
  }

  /** Runs until its source has gone or `stop` is called, and ends its row. */
  async run(): Promise<void> {
    try {
      await inTemporaryFolder((folder) => this.#takeIn(folder));
    } catch (error) {
      this.#context.log.error({ err: error, broadcastId: this.session.broadcast.id }, 'a stream failed');
    } finally {
      this.#meter.stop();
      this.#source.cut();
    }
    const { id, broadcast } = this.session;
    const at = this.#goneAt ?? this.#context.now();
    await endSession(this.#context, { id, broadcastId: broadcast.id, at, reason: this.#end ?? 'left' });
  }

  /** Ends it, for a reason. */
  stop(reason: SessionEnd): void {
    this.#end ??= reason;
    this.#source.cut();
  }

  /** What its host and staff see of it. */
  health() {
    return this.#meter.health();
  }

  async #takeIn(folder: string): Promise<void> {
    const probed = await this.#probe();
    if (probed) await this.#encode(folder, probed);
  }

  /**
   * What is sent, once a picture of it can be decoded; null where the source goes before. While there is none, its host sees why: sound
   * alone, or a picture that nobody can decode.
   */
  async #probe(): Promise<ProbedStream | null> {
    const { signal } = this.#gone;
    while (!signal.aborted) {
      if (!(await this.#source.picture())) continue;
      const probed = await probeStream(this.#source, signal);
      if (probed) return probed;
      await wait(this.#source.isCopied ? againMs.provided : againMs.usual, undefined, { signal }).catch(() => {});
    }
    return null;
  }

  async #encode(folder: string, probed: ProbedStream): Promise<void> {
    this.#probed = probed;
    const { picture } = probed;
    const isCopied = this.#source.isCopied && canCopy(probed);
    const qualities = isCopied ? qualityAsSent(picture) : qualitiesOf(picture);
    const store = new PieceStore(this.#context, { session: this.session, qualities: qualities.length });
    const { input } = this.#source;
    const onPiece = (piece: MadePiece) => store.add(piece);
    const encoding = await encodeStream({ folder, picture, qualities, input, isCopied, onPiece });
    this.#store = store;
    this.#encoding = encoding;
    const stopFeeding = this.#source.feed(encoding.sink);
    await Promise.race([this.#source.gone, encoding.ended]).finally(stopFeeding);
    encoding.end();
    const printed = await encoding.ended;
    await store.settled();
    if (printed !== '') this.#context.log.info({ broadcastId: this.session.broadcast.id, printed }, 'a stream ended');
  }
}
