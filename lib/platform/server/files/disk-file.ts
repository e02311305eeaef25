import type { BigIntStats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import type { ByteRange } from './byte-range';
import { type FileInfo, type OpenedFile, smallBody } from './opened-file';
import { readPart, streamFile } from './stream-file';

/**
 * Opens a file on disk, or a part of it: the range's end may be beyond the file, its start may not (RangeError).
 * Replacing the file does not affect a reader that has started. Null for none.
 */
export async function readFile(path: string, range?: ByteRange): Promise<OpenedFile | null> {
  const file = await orNull(open(path));
  if (!file) return null;
  let streamed = false;
  try {
    const stats = await file.stat({ bigint: true });
    if (!stats.isFile()) return null;
    const info = infoOf(stats);
    const { start, end } = boundsOf(range, info.size);
    streamed = end - start > smallBody;
    return { ...info, body: streamed ? streamFile(file, start, end) : await readPart(file, start, end) };
  } finally {
    if (!streamed) await file.close();
  }
}

/** Metadata of a file on disk. Null for none. */
export async function headFile(path: string): Promise<FileInfo | null> {
  const stats = await orNull(stat(path, { bigint: true }));
  return stats?.isFile() ? infoOf(stats) : null;
}

/** Null for a missing file or folder. */
export async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (isNativeError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

/** The change time has nanoseconds and a replaced file has another inode: together with the size a strong ETag. */
function infoOf(stats: BigIntStats): FileInfo {
  const etag = [stats.size, stats.mtimeNs, stats.ino].map((part) => part.toString(36)).join('-');
  return { size: Number(stats.size), etag: `"${etag}"`, lastModified: Number(stats.mtimeMs) };
}

/** The bytes to read of a file of `size` bytes: from `start` (inclusive) to `end` (exclusive). */
function boundsOf(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (!range) return { start: 0, end: size };
  if (range.start >= size) throw new RangeError(`Byte ${range.start} lies beyond the file's ${size}.`);
  return { start: range.start, end: Math.min(range.end + 1, size) };
}
