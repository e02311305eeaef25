/** The first pause and the longest one, in milliseconds. */
const [shortest, longest] = [500, 10_000];
/** A browser that says it is offline is believed for so long: some say so by mistake. */
const offline = 60_000;

/**
 * Waits before the next try after so many failures in a row: from half a second to ten, spread by chance, so that
 * clients who lost the same server do not all come back at once. A connection that comes back ends it, as the signal does.
 */
export async function waitToRetry(failures: number, signal: AbortSignal): Promise<void> {
  const full = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1));
  const pause = navigator.onLine ? full * (0.5 + Math.random() / 2) : offline;
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
