import { AnswerError, ConnectionError } from './errors';

/** The first pause and the longest one, in milliseconds. */
const [shortest, longest] = [500, 10_000];
/** A browser that says it is offline is believed for so long: some say so by mistake. */
const offline = 60_000;

/** Codes of a server that is busy or ill. Every other one is its word. */
const passing = new Set(['TooManyRequests', 'Internal', 'Unavailable']);

/** Whether the same call may well succeed a little later. */
export function isPassing(error: unknown): error is AnswerError | ConnectionError {
  return error instanceof ConnectionError || (error instanceof AnswerError && passing.has(error.code));
}

/**
 * Waits before the next try after so many failures in a row: from half a second to ten, spread by chance, so that clients
 * who lost the same server do not all come back at once, and at least as long as the server asked for with its last
 * answer. A connection that comes back ends it, as the signal does.
 */
export async function waitToRetry(failures: number, signal: AbortSignal, lastError?: unknown): Promise<void> {
  const grown = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random() / 2);
  const asked = lastError instanceof AnswerError ? (lastError.retryAfterSeconds ?? 0) * 1000 : 0;
  const pause = navigator.onLine ? Math.max(grown, asked) : offline;
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, pause);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    }
  });
}
