import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { avcCodec } from '@/lib/works/film/port';
import { pieceKey } from '../../rules/piece-key';
import type { MadePiece } from './encode-stream';
import { addPiece, findNextNumber, type NewPiece, type Session } from './sessions';

/** Bytes of a piece from which its codec is read. */
const beginning = 64 * 1024;
/** Pieces that may wait for the storage; a disk has room for these, and nobody watches what is older. */
const mostWaiting = 15;

/** What the qualities of a piece share. */
interface Numbered {
  number: number;
  /** In ms by our clock. */
  begunAt: number;
  milliseconds: number;
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
  readonly #session: Session;
  /** How many qualities a piece has. */
  readonly #qualities: number;
  readonly #made = new Map<number, MadePiece[]>();
  readonly #codecs = new Map<number, string>();
  /** When the stream began, in ms by our clock; null before its first piece. */
  #begunAt: number | null = null;
  /** The number of the next piece; null where it is not known whether the last one is public. */
  #number: number | null;
  /** The next piece does not go on from what is stored. */
  #isFirst = true;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(context: Context, { session, qualities }: { session: Session; qualities: number }) {
    this.#context = context;
    this.#session = session;
    this.#qualities = qualities;
    this.#number = session.firstNumber;
  }

  /** Takes a finished piece of one quality. */
  add(piece: MadePiece): void {
    // A piece is finished when its last picture has come.
    this.#begunAt ??= this.#context.now() - piece.end * 1000;
    const made = [...(this.#made.get(piece.index) ?? []), piece];
    if (made.length < this.#qualities) return void this.#made.set(piece.index, made);
    this.#made.delete(piece.index);
    this.#waiting += 1;
    const isLate = this.#waiting > mostWaiting;
    this.#last = this.#last.then(() => this.#take(made, isLate));
  }

  /** Resolves when everything that was added is stored or left out. */
  settled(): Promise<void> {
    return this.#last;
  }

  async #take(made: readonly MadePiece[], isLate: boolean): Promise<void> {
    try {
      if (isLate) throw new Error('The storage is too slow for a stream.');
      await this.#store(made);
    } catch (error) {
      // A full disk or a database that is away must not end a stream: its next pieces may find room again.
      this.#context.log.error({ err: error, broadcastId: this.#session.broadcast.id }, 'a piece was left out');
      this.isStorageAway = true;
      // Its times do not go on from what was before.
      this.#isFirst = true;
      this.#number = null;
    } finally {
      this.#waiting -= 1;
      // Their folder is removed in any case.
      await Promise.all(made.map(({ path }) => rm(path, { force: true }).catch(() => {})));
    }
  }

  async #store(made: readonly MadePiece[]): Promise<void> {
    const { broadcast } = this.#session;
    const [{ start, end } = { start: 0, end: 0 }] = made;
    const begunAt = Math.round((this.#begunAt ?? 0) + start * 1000);
    const milliseconds = Math.round((end - start) * 1000);
    if (milliseconds <= 0 || begunAt + milliseconds <= broadcast.startAt) return;
    const number = this.#number ?? (await findNextNumber(this.#context.db.read, broadcast.id));
    const rows = await Promise.all(made.map((piece) => this.#put(piece, { number, begunAt, milliseconds })));
    if (!(await addPiece(this.#context, { session: this.#session, rows }))) return;
    this.#number = number + 1;
    this.#isFirst = false;
    this.isStorageAway = false;
    this.lastAt = this.#context.now();
  }

  async #put({ path, quality }: MadePiece, { number, begunAt, milliseconds }: Numbered): Promise<NewPiece> {
    const { id, broadcast } = this.#session;
    const { size } = await stat(path);
    const codecs = await this.#codecsOf(quality.name, path);
    const key = pieceKey({ broadcastId: broadcast.id, sessionId: id, quality: quality.name, number });
    await mediaStorage().put(key, { stream: createReadStream(path), size });
    return {
      ...{ quality: quality.name, number, begun_at: begunAt, milliseconds, bytes: size },
      is_discontinuity: this.#isFirst ? 1 : 0,
      ...{ width: quality.width, height: quality.height, codecs },
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
