import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../rules/byte-range';
import type { Validators } from '../rules/conditions';
import { isMediaKey } from '../rules/keys';

/** What is known of a stored file without reading it: its size in bytes, a strong ETag, its last change in ms. */
export interface StoredInfo extends Validators {
  size: number;
}

/** A stored file, or the asked part of it; `size` stays that of the whole file. A stream must be read or cancelled. */
export interface StoredFile extends StoredInfo {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** What is put: bytes in hand, or a stream whose length is known. */
export type NewBody = Uint8Array | { stream: Readable; size: number };

/**
 * Where media is kept. A key is a path such as `works/0001.jpg` (`isMediaKey`); any other throws. Both storages behave
 * alike, which one contract test holds them to.
 */
export interface Storage {
  /** Keeps a file durably, in place of what was there: readers see the former one or the new one, never a mixture. */
  put(key: string, body: NewBody): Promise<void>;
  /**
   * Opens a file, or a part of it: the range's end may lie beyond the file, its start may not (RangeError). Null when
   * there is none.
   */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Null when there is none. */
  head(key: string): Promise<StoredInfo | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every key that begins with the prefix, in no promised order. */
  list(prefix: string): AsyncIterable<string>;
  /** Writes, reads and removes a file; throws when that cannot be done. For the readiness probe. */
  check(): Promise<void>;
}

/** Bodies up to this many bytes are read at once; larger ones are streamed. */
export const smallBody = 256 * 1024;

export function requireKey(key: string): void {
  if (!isMediaKey(key)) throw new Error(`"${key}" is not a media key.`);
}

export function requirePrefix(prefix: string): void {
  if (prefix !== '' && !isMediaKey(prefix.replace(/\/$/, ''))) throw new Error(`"${prefix}" begins no media key.`);
}

/** The bytes to read of a file of `size` bytes: from `start` up to, not including, `end`. */
export function boundsOf(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (!range) return { start: 0, end: size };
  if (range.start >= size) throw new RangeError(`Byte ${range.start} lies beyond the file's ${size}.`);
  return { start: range.start, end: Math.min(range.end + 1, size) };
}

/** The whole body in memory. */
export async function readBody(file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  return file.body instanceof Uint8Array ? file.body : new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** The check of every storage. */
export async function checkStorage(storage: Storage): Promise<void> {
  const key = `probes/${randomUUID()}`;
  await storage.put(key, new TextEncoder().encode(key));
  const file = await storage.read(key);
  const written = file && new TextDecoder().decode(await readBody(file));
  await storage.remove(key);
  if (written !== key) throw new Error('The media storage did not give back what was written to it.');
}
