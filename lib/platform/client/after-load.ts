/** In milliseconds. */
const pause = 200;

/** Runs work once the page has loaded, at once where it has. Returns a function that cancels it. */
export function onceLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => {};
  }
  addEventListener('load', work, { once: true });
  return () => removeEventListener('load', work);
}

/**
 * Runs deferrable work a moment after the page has loaded, so that it does not slow the first screen. Returns a
 * function that cancels it.
 */
export function afterLoad(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = onceLoaded(() => {
    timer = setTimeout(work, pause);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}
