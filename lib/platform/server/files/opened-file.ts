import type { Validators } from './conditions';

/** What is known of a file without reading it: its size in bytes, a strong ETag, its last change in ms. */
export interface FileInfo extends Validators {
  size: number;
}

/** An opened file, or the asked part of it; `size` stays that of the whole file. A stream must be read or cancelled. */
export interface OpenedFile extends FileInfo {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Bodies up to this many bytes are read at once; larger ones are streamed. */
export const smallBody = 256 * 1024;
