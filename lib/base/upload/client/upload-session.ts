import { waitToRetry } from '@/lib/platform/client/wait-to-retry';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { uploadChunk, uploadLimits } from '../codes';
import { findBegun, fingerprintOf, forgetBegun, keepBegun } from './begun-uploads';
import { sendFile, withdrawFile } from './send-file';
import { createUploadStore, type UploadProblem, type UploadState } from './upload-state';

/** A file being uploaded: an external store with its actions. */
export interface UploadSession {
  subscribe(listener: () => void): () => void;
  get(): UploadState;
  pause(): void;
  /** Continues after a pause or a failure, or retries a waiting one at once. */
  resume(): void;
  /** Marks it as in use: once it is done, the same file starts another upload. */
  use(): void;
  /** Cancels it, here and on the server. Not for one in use. */
  cancel(): Promise<void>;
  /** Stops it with its page; picking the file again resumes it. */
  stop(): void;
}

/** How many times in a row a piece may arrive damaged. */
const mostSpoilt = 5;

interface Continued {
  /** Whose it is. */
  personId: string;
  /** The upload to resume, where a work waits for it; else it is found by the file. */
  id?: string;
  /** It will replace the file of an existing work: an upload that another work waits for is not resumed. */
  isForWork?: boolean;
}

/** Sends a file from its offset, across lost connections and restarts of the server, until it is complete. */
export function createUploadSession(file: File, { personId, id, isForWork = false }: Continued): UploadSession {
  const fingerprint = fingerprintOf(file, personId);
  const found = findBegun(fingerprint, Date.now());
  const begun = id === undefined ? (isForWork && found?.isUsed ? null : found) : { id, isUsed: true };
  const store = createUploadStore({ bytes: file.size, id: begun?.id ?? null, isUsed: begun?.isUsed ?? false });
  const { get, patch, rest } = store;
  /** Only an upload from an earlier page may be started again: others have an id that is in use. */
  let isFound = id === undefined && begun !== null;
  let life = new AbortController();

  function keep() {
    const { id: known, isUsed, phase } = get();
    if (known === null) return;
    if (isUsed && phase === 'done') forgetBegun(known, Date.now());
    else keepBegun({ fingerprint, id: known, isUsed, at: Date.now() }, Date.now());
  }
  function fail(problem: UploadProblem, error?: unknown) {
    rest({ phase: 'failed', problem, failure: error instanceof ChunkError ? error : null });
  }
  function beginAnew() {
    isFound = false;
    forgetBegun(get().id ?? '', Date.now());
    rest({ id: null, isUsed: false, sent: 0 });
  }

  /**
   * One connection after the other. If they keep breaking the pieces become smaller, since a broken piece is lost
   * entirely.
   */
  async function run(signal: AbortSignal) {
    let failures = 0;
    const onPiece = () => {
      failures = 0;
    };
    while (!signal.aborted) {
      const piece = Math.max(uploadChunk.least, uploadChunk.usual / 2 ** failures);
      const trouble = await sendFile(file, { id: get().id, onId, onProgress, onPiece, piece, signal });
      if (signal.aborted) return;
      if (!trouble) return finish();
      if (trouble.problem === 'gone' && isFound) {
        beginAnew();
        continue;
      }
      failures += 1;
      if (trouble.problem) return fail(trouble.problem, trouble.error);
      if (trouble.isSpoilt && failures === mostSpoilt) return fail('refused');
      rest({ phase: 'waiting' });
      await waitToRetry(failures, signal, trouble.error);
    }
  }
  function onId(known: string) {
    isFound = false;
    patch({ id: known });
    keep();
  }
  function onProgress(sent: number) {
    store.mark(sent, Date.now());
  }
  function finish() {
    rest({ phase: 'done', sent: file.size, secondsLeft: 0 });
    keep();
  }
  function start() {
    life.abort();
    life = new AbortController();
    rest({ phase: 'sending', problem: null });
    if (file.size === 0) fail('empty');
    else if (file.size > uploadLimits.bytes) fail('tooLarge');
    else void run(life.signal);
  }

  start();
  return {
    subscribe: store.subscribe,
    get,
    pause() {
      if (get().phase !== 'sending' && get().phase !== 'waiting') return;
      life.abort();
      rest({ phase: 'paused' });
    },
    resume() {
      if (['paused', 'failed', 'waiting'].includes(get().phase)) start();
    },
    use() {
      patch({ isUsed: true });
      keep();
    },
    async cancel() {
      life.abort();
      const { id: known } = get();
      rest({ phase: 'canceled' });
      if (known === null) return;
      forgetBegun(known, Date.now());
      await withdrawFile(known);
    },
    stop: () => life.abort(),
  };
}
