import type { DetailedError, UploadOptions } from 'tus-js-client';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { uploadPath } from '../codes';
import { passing, type Trouble, troubleOf } from './trouble';
import { UnreadableFile, xhrStack } from './xhr-stack';

/** Without a sign for so long, in ms, a connection is taken for dead. */
const longestSilence = 40_000;

const library = () => importWithTimeout(() => import('tus-js-client'), 'tus-js-client');
const addressOf = (id: string) => new URL(`${uploadPath}/${id}`, location.origin).href;

interface Sending {
  /** Continues this upload, from where the server says; null begins one. */
  id: string | null;
  onId(id: string): void;
  onProgress(sent: number): void;
  /** The server has a piece more. */
  onPiece(): void;
  /** Bytes in a piece. */
  piece: number;
  signal: AbortSignal;
}

/**
 * Sends a file, or what is missing of it, over one connection after the other until the first that is lost.
 *
 * @returns null when all of it is there or the signal has ended it, else what stood in the way
 */
export async function sendFile(
  file: File,
  { id, onId, onProgress, onPiece, piece, signal }: Sending,
): Promise<Trouble | null> {
  const tus = await library().catch((error: ChunkError): Trouble => ({ problem: 'unloaded', error }));
  if ('problem' in tus) return tus;
  if (signal.aborted) return null;
  return new Promise((resolve) => {
    const guard = guardOf(() => end(passing()));
    const upload = new tus.Upload(file, {
      ...manners(guard.touch),
      chunkSize: piece,
      ...(id === null ? { endpoint: new URL(uploadPath, location.origin).href } : { uploadUrl: addressOf(id) }),
      metadata: { filename: file.name, filetype: file.type },
      onUploadUrlAvailable: () => onId(upload.url?.slice(upload.url.lastIndexOf('/') + 1) ?? ''),
      onAfterResponse(request, response) {
        const length = response.getHeader('Upload-Length');
        if (request.getMethod() === 'HEAD' && length && Number(length) !== file.size) throw new OtherFile();
      },
      onProgress,
      onChunkComplete: onPiece,
      onSuccess: () => end(null),
      onError: (error) => end(troubleBehind(error)),
    });
    const stop = () => end(null);
    signal.addEventListener('abort', stop);
    upload.start();

    function end(trouble: Trouble | null) {
      guard.end();
      signal.removeEventListener('abort', stop);
      void upload.abort();
      resolve(trouble);
    }
  });
}

/** Takes an upload back. What cannot be told to the server now it removes by itself in the end. */
export async function withdrawFile(id: string): Promise<void> {
  try {
    const { Upload } = await library();
    await Upload.terminate(
      addressOf(id),
      manners(() => undefined),
    );
  } catch {
    // Nobody waits for it any more.
  }
}

/** The server has another length for this upload than the file. */
class OtherFile extends Error {}

/** What the library must not do itself: repeat, remember, and tell files apart. */
function manners(onSign: () => void): UploadOptions {
  return {
    httpStack: xhrStack(onSign),
    retryDelays: null,
    storeFingerprintForResuming: false,
    fingerprint: async () => '',
    fileReader: {
      openFile: async (file: File) => ({
        size: file.size,
        slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
        close: () => undefined,
      }),
    },
  };
}

function troubleBehind(error: Error | DetailedError): Trouble {
  const cause = 'causingError' in error ? error.causingError : error;
  if (cause instanceof OtherFile) return { problem: 'otherFile', error };
  if (cause instanceof UnreadableFile) return { problem: 'unreadable', error };
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return passing(error);
  return troubleOf(response.getStatus(), response.getBody(), response.getHeader('Retry-After') ?? null);
}

function guardOf(onSilence: () => void) {
  let timer = setTimeout(onSilence, longestSilence);
  return {
    touch() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, longestSilence);
    },
    end: () => clearTimeout(timer),
  };
}
