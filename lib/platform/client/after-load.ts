/** In milliseconds. */
const pause = 200;

/**
 * Runs deferrable work a moment after the page has loaded, so that it does not slow the first screen. Returns a
 * function that cancels it.
 */
export function afterLoad(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(work, pause);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
