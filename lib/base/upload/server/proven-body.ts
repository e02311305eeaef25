import { createHash, timingSafeEqual } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { ERRORS } from '@tus/server';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { uploadChunk } from '../codes';

/** Digests that a client may send with bytes; tus requires SHA-1. */
export const checksumAlgorithms = ['sha1', 'sha256'] as const;

/** The answer of tus when the bytes are not those that were sent. */
const mismatch = { status_code: 460, body: 'Checksum Mismatch' };
const unknownAlgorithm = { status_code: 400, body: 'Unsupported Checksum Algorithm' };

/**
 * The body of a request, verified by its digest if it has one (`Upload-Checksum: sha256 <base64>`, the tus extension
 * `checksum`). Such a body is buffered first, so its size is limited; others are streamed. Throws the tus answers for a
 * wrong digest, for an unknown kind of digest and for a broken connection; TooLarge for a body above the limit.
 */
export async function provenBody({ headers, body }: Request): Promise<ReadableStream<Uint8Array> | null> {
  const header = headers.get('upload-checksum');
  if (header === null || body === null) return body;
  const [name, digest] = header.split(' ');
  const algorithm = checksumAlgorithms.find((one) => one === name);
  if (!algorithm || !digest) throw unknownAlgorithm;
  // Rejected before the bytes are sent in vain.
  if (Number(headers.get('content-length')) > uploadChunk.most) throw new CodedError('TooLarge');
  const chunks = await gather(body, uploadChunk.most);
  const hash = createHash(algorithm);
  for (const chunk of chunks) hash.update(chunk);
  const real = hash.digest();
  const told = Buffer.from(digest, 'base64');
  if (told.length !== real.length || !timingSafeEqual(told, real)) throw mismatch;
  return NodeStream.from(chunks) as ReadableStream<Uint8Array>;
}

async function gather(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > most) throw new CodedError('TooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof CodedError ? error : ERRORS.ABORTED;
  }
  return chunks;
}
