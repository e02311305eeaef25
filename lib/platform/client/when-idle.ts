/** The longest that work waits, and how long it waits in browsers that do not say when they are idle; in milliseconds. */
const longestWait = 2000;
const guess = 200;

/**
 * Does work that nobody waits for once the browser has nothing better to do, so that it costs the first screen nothing.
 * Returns how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, guess);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
