import { createHash, timingSafeEqual } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { ERRORS } from '@tus/server';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { uploadChunk } from '../codes';

/** The digests that a client may send along with bytes; tus asks for SHA-1. */
export const checksumAlgorithms = ['sha1', 'sha256'] as const;

/** What tus answers: the bytes are not those that were sent. */
const mismatch = { status_code: 460, body: 'Checksum Mismatch' };
const unknownAlgorithm = { status_code: 400, body: 'Unsupported Checksum Algorithm' };

/**
 * What a request brings, proven to be what was sent where it says its digest (`Upload-Checksum: sha256 <base64>`, the tus
 * extension `checksum`). Such bytes are gathered first, so they are limited; all others pass as they come. Throws what tus
 * answers to a wrong digest, to one of an unknown kind and to a connection that breaks; TooLarge for more bytes than may
 * come with a digest.
 */
export async function provenBody({ headers, body }: Request): Promise<ReadableStream<Uint8Array> | null> {
  const header = headers.get('upload-checksum');
  if (header === null || body === null) return body;
  const [name, digest] = header.split(' ');
  const algorithm = checksumAlgorithms.find((one) => one === name);
  if (!algorithm || !digest) throw unknownAlgorithm;
  // Told at once, before the bytes are on their way for nothing.
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
