/** In milliseconds. */
const pause = 200;

/**
 * Does work that nobody waits for a moment after the page has loaded, so that it costs the first screen nothing. Returns
 * how to call it off.
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
