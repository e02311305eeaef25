import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Context } from '@/lib/platform/server/context';
import { uploadChunk, uploadLimits } from '../codes';
import { keptFor } from '../rules/expiry';
import { insertUpload } from './insert-upload';
import { inPieces, keepPart, type Place } from './parts';
import { removeUpload } from './remove-upload';
import type { UploadTable } from './tables';

const forbidden = { status_code: 403, body: 'Forbidden' };

/**
 * The uploads of one person, as a store for the protocol's library. Rows have the progress and storage has the bytes,
 * so that any node can continue an upload. There are no locks: bytes count only if they continue the present ones.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'checksum', 'expiration', 'termination'];
  readonly #context: Context;
  readonly #ownerId: string;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(context: Context, ownerId: string) {
    super();
    this.#context = context;
    this.#ownerId = ownerId;
  }

  /** Starts an upload. Throws TooManyRequests if the owner has the maximum of unused ones. */
  override async create(upload: Upload): Promise<Upload> {
    const { db, now } = this.#context;
    const { filename, filetype } = upload.metadata ?? {};
    const row = { id: upload.id, owner_id: this.#ownerId, bytes: upload.size ?? 0, name: cut(filename) };
    await db.transaction((tx) => insertUpload(tx, { ...row, type: cut(filetype) }, now()));
    return upload;
  }

  /** Stores arriving bytes piece by piece, so that what arrived before a broken connection need not be sent again. */
  override write(stream: Readable, id: string, offset: number): Promise<number> {
    const writing = this.#keep(stream, { uploadId: id, ownerId: this.#ownerId, start: offset });
    this.#writing = writing.catch(() => undefined);
    return writing;
  }

  /**
   * Resolves once everything that arrived is stored, which the library does not wait for when the connection breaks.
   */
  async settled(): Promise<void> {
    await this.#writing;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#own(id);
    return new Upload({
      id,
      size: row.bytes,
      offset: row.received,
      metadata: { filename: row.name, filetype: row.type },
      // Its lifetime restarts with every byte.
      creation_date: new Date(row.touched_at).toISOString(),
    });
  }

  /** Cancels an upload. One in use cannot be removed by its owner here. */
  override async remove(id: string): Promise<void> {
    const row = await this.#own(id);
    if (row.used_at !== null) throw forbidden;
    await removeUpload(this.#context, id);
  }

  override getExpiration(): number {
    return keptFor;
  }

  async #keep(stream: Readable, place: Place): Promise<number> {
    let start = place.start;
    for await (const bytes of inPieces(stream, uploadChunk.usual)) {
      start = await keepPart(this.#context, { ...place, start }, bytes);
    }
    return start;
  }

  async #own(id: string): Promise<UploadTable> {
    const row = await this.#context.db.read.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (row.owner_id !== this.#ownerId) throw forbidden;
    return row;
  }
}

const cut = (text: string | null | undefined) =>
  [...(text ?? '').replaceAll('\0', '')].slice(0, uploadLimits.name).join('');
