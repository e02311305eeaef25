import type { Validators } from './conditions';

/** Metadata of a file: its size in bytes, a strong ETag, its last change in ms. */
export interface FileInfo extends Validators {
  size: number;
}

/** An opened file, or a part of it; `size` is that of the whole file. A stream must be read or cancelled. */
export interface OpenedFile extends FileInfo {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Bodies up to this many bytes are read at once; larger ones are streamed. */
export const smallBody = 256 * 1024;
