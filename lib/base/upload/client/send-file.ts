import type { DetailedError, UploadOptions } from 'tus-js-client';
import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { uploadPath } from '../codes';
import { passing, type Trouble, troubleOf } from './trouble';
import { UnreadableFile, xhrStack } from './xhr-stack';

/** After this time in ms without progress, a connection counts as lost. */
const longestSilence = 40_000;

const library = () => importWithTimeout(() => import('tus-js-client'), 'tus-js-client');
const addressOf = (id: string) => new URL(`${uploadPath}/${id}`, location.origin).href;

interface Sending {
  /** Resumes this upload at the server's offset; null starts one. */
  id: string | null;
  onId(id: string): void;
  onProgress(sent: number): void;
  /** The server has accepted a piece. */
  onPiece(): void;
  /** Bytes per piece. */
  piece: number;
  signal: AbortSignal;
}

/**
 * Sends a file, or what is missing of it, over consecutive connections until one is lost.
 *
 * @returns null when it is complete or was aborted, else the reason why it stopped
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

/** Deletes an upload. If the server cannot be reached, it removes the upload itself when it expires. */
export async function withdrawFile(id: string): Promise<void> {
  try {
    const { Upload } = await library();
    await Upload.terminate(
      addressOf(id),
      manners(() => undefined),
    );
  } catch {
    // A failure can be ignored.
  }
}

/** The server has another length for this upload than the file. */
class OtherFile extends Error {}

/** Disables what the library must not do itself: retry, store, and fingerprint files. */
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
