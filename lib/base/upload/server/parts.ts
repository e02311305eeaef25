import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** A private folder: storage serves only the public ones by address. */
export const partsFolder = 'uploads/parts/';
export const folderOf = (uploadId: string) => `${partsFolder}${uploadId}/`;

/** The upload of an object in this folder. */
export const uploadOfKey = (key: string) => key.slice(partsFolder.length).split('/')[0] ?? '';

/** Position of bytes. */
export interface Place {
  uploadId: string;
  ownerId: string;
  start: number;
}

/**
 * Stores bytes that continue the present ones, and returns the new total. They are durable before they count. Throws
 * Changed when they do not continue, or exceed the file: of two concurrent writes of the same bytes, on any nodes, one
 * succeeds.
 */
export async function keepPart(context: Context, place: Place, bytes: Uint8Array): Promise<number> {
  const { db, now } = context;
  // A unique name: a second writer must not overwrite the object of the first one's row.
  const key = `${folderOf(place.uploadId)}${randomUUID()}`;
  await mediaStorage().put(key, bytes);
  const received = place.start + bytes.byteLength;
  const isKept = await db.transaction(async (tx) => {
    const grown = await tx
      .updateTable('upload')
      .set({ received, touched_at: now() })
      .where('id', '=', place.uploadId)
      .where('owner_id', '=', place.ownerId)
      .where('received', '=', place.start)
      .where('bytes', '>=', received)
      .returning('bytes')
      .executeTakeFirst();
    if (!grown) return false;
    const row = { upload_id: place.uploadId, start: place.start, bytes: bytes.byteLength, media_key: key };
    await tx.insertInto('upload_part').values(row).execute();
    if (received === grown.bytes) await context.emit(context, tx, 'upload.finished', { uploadId: place.uploadId });
    return true;
  });
  if (isKept) return received;
  await mediaStorage().remove(key);
  throw new CodedError('Changed');
}

/** The content of a stream in pieces of `size` bytes; what was read before an error is yielded before it throws. */
export async function* inPieces(stream: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const chunk of stream) {
      waiting.push(chunk);
      length += chunk.byteLength;
      while (length >= size) {
        const whole = Buffer.concat(waiting);
        yield whole.subarray(0, size);
        waiting = [whole.subarray(size)];
        length -= size;
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (length > 0) yield Buffer.concat(waiting);
  if (failure) throw failure.error;
}

/** A new upload's id. */
export const newUploadId = () => uuid();
