import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { UploadPartTable } from './tables';

type Part = Pick<UploadPartTable, 'media_key' | 'start' | 'bytes'>;

/**
 * Writes all bytes of a complete upload into a new file on this machine, in portions. Throws if the upload is unknown
 * or incomplete, if a part is missing or truncated, and the signal's reason when it is aborted.
 */
export async function copyUpload(
  { db }: Pick<Context, 'db'>,
  id: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const upload = await db.read.selectFrom('upload').select('bytes').where('id', '=', id).executeTakeFirst();
  const parts = await db.read
    .selectFrom('upload_part')
    .select(['media_key', 'start', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (!upload || upload.bytes !== bytes) throw new Error(`The upload ${id} is not whole.`);
  await pipeline(Readable.from(bytesOf(parts)), createWriteStream(path, { flags: 'wx' }), { signal });
}

async function* bytesOf(parts: readonly Part[]): AsyncIterable<Uint8Array> {
  for (const { media_key, bytes } of parts) {
    const file = await mediaStorage().read(media_key);
    const body =
      file && (file.body instanceof Uint8Array ? [file.body] : Readable.fromWeb(file.body as ReadableStream));
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      yield chunk;
    }
    if (size !== bytes) throw new Error(`The part ${media_key} of an upload is lost.`);
  }
}
