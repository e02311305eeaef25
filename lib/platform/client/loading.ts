/** How long the indicator stays after the last request ended (specification sections 7 and 9). */
export const loadingLinger = 600;

const listeners = new Set<() => void>();
let running = 0;
let shown = false;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Counts a request and shows the indicator. Call the returned function when the request has ended. */
export function beginLoading(): () => void {
  running += 1;
  clearTimeout(closing);
  show(true);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    running -= 1;
    if (running === 0) closing = setTimeout(show, loadingLinger, false);
  };
}

/** The indicator as an external store for `useSyncExternalStore`; on the server it never shows. */
export const loading = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isShown: () => shown,
  isShownOnServer: () => false,
};

function show(value: boolean) {
  if (shown === value) return;
  shown = value;
  for (const listener of listeners) listener();
}
