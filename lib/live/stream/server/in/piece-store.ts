import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { avcCodec } from '@/lib/works/film/port';
import { pieceKey } from '../../rules/piece-key';
import type { MadePiece } from './encode-stream';
import { addPiece, type NewPiece, type Session } from './sessions';

/** Bytes of a piece from which its codec is read. */
const beginning = 64 * 1024;

interface Storing {
  session: Session;
  /** How many qualities a piece has. */
  qualities: number;
  /** When the stream began, in ms by our clock. */
  begunAt(): number;
}

/**
 * Stores the pieces of a session one after the other, each once it is there in all its qualities: its files, then its rows. What
 * ends before the broadcast begins is not stored, and what cannot be stored is left out: the stream goes on after a gap.
 */
export class PieceStore {
  /** The last piece could not be stored. */
  isStorageAway = false;
  /** When the last piece was stored, in ms; null for none yet. */
  lastAt: number | null = null;
  readonly #context: Context;
  readonly #storing: Storing;
  readonly #made = new Map<number, MadePiece[]>();
  #number: number;
  #isFirst = true;
  #codecs = new Map<number, string>();
  #last: Promise<void> = Promise.resolve();

  constructor(context: Context, storing: Storing) {
    this.#context = context;
    this.#storing = storing;
    this.#number = storing.session.firstNumber;
  }

  /** Takes a finished piece of one quality. */
  add(piece: MadePiece): void {
    const made = [...(this.#made.get(piece.index) ?? []), piece];
    if (made.length < this.#storing.qualities) return void this.#made.set(piece.index, made);
    this.#made.delete(piece.index);
    this.#last = this.#last.then(() => this.#store(made));
  }

  /** Resolves when everything that was added is stored or left out. */
  settled(): Promise<void> {
    return this.#last;
  }

  async #store(made: readonly MadePiece[]): Promise<void> {
    try {
      const { session } = this.#storing;
      const [{ start, end } = { start: 0, end: 0 }] = made;
      const begunAt = Math.round(this.#storing.begunAt() + start * 1000);
      const milliseconds = Math.round((end - start) * 1000);
      if (milliseconds <= 0 || begunAt + milliseconds <= session.broadcast.startAt) return;
      const number = this.#number;
      const rows = await Promise.all(made.map((piece) => this.#put(piece, { number, begunAt, milliseconds })));
      if (!(await addPiece(this.#context, { session, rows }))) return;
      this.#number += 1;
      this.#isFirst = false;
      this.isStorageAway = false;
      this.lastAt = this.#context.now();
    } catch (error) {
      // A full disk or a database that is away must not end a stream: its next pieces may find room again.
      this.#context.log.error({ err: error, broadcastId: this.#storing.session.broadcast.id }, 'a piece was left out');
      this.isStorageAway = true;
      // Its times do not go on from what was before.
      this.#isFirst = true;
    } finally {
      await Promise.all(made.map(({ path }) => rm(path, { force: true })));
    }
  }

  async #put(
    { path, quality }: MadePiece,
    { number, begunAt, milliseconds }: { number: number; begunAt: number; milliseconds: number },
  ): Promise<NewPiece> {
    const { session } = this.#storing;
    const { size } = await stat(path);
    const name = { broadcastId: session.broadcast.id, sessionId: session.id, quality: quality.name, number };
    await mediaStorage().put(pieceKey(name), { stream: createReadStream(path), size });
    return {
      ...{ quality: quality.name, number, begun_at: begunAt, milliseconds, bytes: size },
      is_discontinuity: this.#isFirst ? 1 : 0,
      ...{ width: quality.width, height: quality.height, codecs: await this.#codecsOf(quality.name, path) },
    };
  }

  /** The same for every piece of a quality. */
  async #codecsOf(quality: number, path: string): Promise<string> {
    const known = this.#codecs.get(quality);
    if (known) return known;
    const file = await open(path);
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(beginning), 0, beginning, 0);
      const codec = avcCodec(buffer.subarray(0, bytesRead));
      if (!codec) throw new Error('The piece that was made has no H.264 parameters.');
      const codecs = `${codec},mp4a.40.2`;
      this.#codecs.set(quality, codecs);
      return codecs;
    } finally {
      await file.close();
    }
  }
}
