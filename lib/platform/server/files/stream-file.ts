import type { FileHandle } from 'node:fs/promises';

const chunkBytes = 256 * 1024;

/**
 * Streams the bytes from `start` (inclusive) to `end` (exclusive), a chunk per read. It owns the handle and closes it
 * at the end, on failure and on cancel.
 */
export function streamFile(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await readPart(file, position, Math.min(position + chunkBytes, end));
          position += chunk.byteLength;
          controller.enqueue(chunk);
        } catch (error) {
          await file.close();
          throw error;
        }
        if (position < end) return;
        await file.close();
        controller.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Reads the bytes from `start` (inclusive) to `end` (exclusive); throws when the file ends earlier. */
export async function readPart(file: FileHandle, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start);
  for (let filled = 0; filled < bytes.byteLength; ) {
    const { bytesRead } = await file.read(bytes, filled, bytes.byteLength - filled, start + filled);
    if (bytesRead === 0) throw new Error('A file became shorter while it was read.');
    filled += bytesRead;
  }
  return bytes;
}
