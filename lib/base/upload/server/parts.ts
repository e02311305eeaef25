import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** A folder that nobody reads by address: the storage hands out the public ones alone. */
export const partsFolder = 'uploads/parts/';
export const folderOf = (uploadId: string) => `${partsFolder}${uploadId}/`;

/** The upload that an object in this folder belongs to. */
export const uploadOfKey = (key: string) => key.slice(partsFolder.length).split('/')[0] ?? '';

/** Where bytes belong. */
export interface Place {
  uploadId: string;
  ownerId: string;
  start: number;
}

/**
 * Keeps bytes that follow on those which are there, and returns how many are there now. They are durable before they
 * count. Throws Changed when they do not follow, or are more than the file has: of two who send the same bytes at once, on
 * whatever nodes, one does.
 */
export async function keepPart(context: Context, place: Place, bytes: Uint8Array): Promise<number> {
  const { db, now } = context;
  // A name of its own: whoever comes second must not write over what the first one's row stands for.
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

/** Everything a stream gives, in pieces of `size` bytes; what came before it broke comes out before it throws. */
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
