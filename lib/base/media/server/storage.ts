import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@/lib/platform/server/files/byte-range';
import type { FileInfo, OpenedFile } from '@/lib/platform/server/files/opened-file';
import { isMediaKey } from '../rules/keys';

/** Content to store: bytes in memory, or a stream with a known length. */
export type NewBody = Uint8Array | { stream: Readable; size: number };

/**
 * A storage of media. A key is a path such as `works/0001.jpg` (`isMediaKey`); any other throws. Both storages behave
 * alike, which one contract test holds them to.
 */
export interface Storage {
  /** Stores a file durably, replacing an existing one: readers see the old one or the new one, never a mixture. */
  put(key: string, body: NewBody): Promise<void>;
  /**
   * Opens a file, or a part of it: the range's end may be beyond the file, its start may not (RangeError). Null for
   * none.
   */
  read(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Null for none. */
  head(key: string): Promise<FileInfo | null>;
  /** Removes a file. Idempotent. */
  remove(key: string): Promise<void>;
  /** Every key that begins with the prefix, in any order. */
  list(prefix: string): AsyncIterable<string>;
  /** Writes, reads and removes a file; throws when that fails. For the readiness probe. */
  check(): Promise<void>;
}

declare module '@/lib/platform/server/slice' {
  interface Seeding {
    /** For files that only rows of the demonstration name. One that is there already is replaced. */
    storage: Pick<Storage, 'put'>;
  }
}

export function requireKey(key: string): void {
  if (!isMediaKey(key)) throw new Error(`"${key}" is not a media key.`);
}

export function requirePrefix(prefix: string): void {
  if (prefix !== '' && !isMediaKey(prefix.replace(/\/$/, ''))) throw new Error(`"${prefix}" begins no media key.`);
}

/** Reads the whole body into memory. */
export async function readBody(file: OpenedFile): Promise<Uint8Array<ArrayBuffer>> {
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
