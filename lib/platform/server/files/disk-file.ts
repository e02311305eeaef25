import type { BigIntStats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import type { ByteRange } from './byte-range';
import { type FileInfo, type OpenedFile, smallBody } from './opened-file';
import { readPart, streamFile } from './stream-file';

/**
 * Opens a file of the disk, or a part of it: the range's end may lie beyond the file, its start may not (RangeError).
 * Who puts another file in its place does not disturb a reader who has begun. Null when there is none.
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

/** Looks at a file of the disk without opening it. Null when there is none. */
export async function headFile(path: string): Promise<FileInfo | null> {
  const stats = await orNull(stat(path, { bigint: true }));
  return stats?.isFile() ? infoOf(stats) : null;
}

/** Null where there is no such file, nor a folder that could hold it. */
export async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (isNativeError(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

/** The time of change counts nanoseconds and a replaced file has another inode: together with the size a strong ETag. */
function infoOf(stats: BigIntStats): FileInfo {
  const etag = [stats.size, stats.mtimeNs, stats.ino].map((part) => part.toString(36)).join('-');
  return { size: Number(stats.size), etag: `"${etag}"`, lastModified: Number(stats.mtimeMs) };
}

/** The bytes to read of a file of `size` bytes: from `start` up to, not including, `end`. */
function boundsOf(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (!range) return { start: 0, end: size };
  if (range.start >= size) throw new RangeError(`Byte ${range.start} lies beyond the file's ${size}.`);
  return { start: range.start, end: Math.min(range.end + 1, size) };
}
