import { AnswerError, ConnectionError } from './errors';

/** The first delay and the longest one, in milliseconds. */
const [shortest, longest] = [500, 10_000];
/** Maximum time of waiting for a browser that reports being offline, as some do by mistake. */
const offline = 60_000;

/** Codes of a server that is overloaded or failing. All others are final. */
const passing = new Set(['TooManyRequests', 'Internal', 'Unavailable']);

/** Whether the same call may succeed a little later. */
export function isPassing(error: unknown): error is AnswerError | ConnectionError {
  return error instanceof ConnectionError || (error instanceof AnswerError && passing.has(error.code));
}

/**
 * Waits before the next attempt after this many consecutive failures: from half a second to ten, randomised, so that
 * clients of a failed server do not all return at once, and at least as long as the server's last answer asked for. A
 * restored connection ends it, as does the signal.
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
