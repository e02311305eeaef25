const listeners = new Set<() => void>();
let waiting: readonly string[] = [];
const shown = new Set<string>();
/** The retry action of a toast, by its text. */
const retries = new Map<string, () => void>();

/**
 * Shows a text. One that is waiting or shown already is not repeated.
 *
 * @param retry action of its 'try again' button; such a toast stays until it is answered
 */
export function toast(text: string, retry?: () => void): void {
  if (retry) retries.set(text, retry);
  if (!text || waiting.includes(text) || shown.has(text)) return;
  waiting = [...waiting, text];
  for (const listener of listeners) listener();
}

/** The queue of the toaster, which is loaded with the first toast. */
export const toastQueue = {
  /** Calls the listener for every new message. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  waiting: () => waiting,
  /** Returns the waiting toasts; they count as shown from here on. */
  take(): readonly string[] {
    const taken = waiting;
    waiting = [];
    for (const text of taken) shown.add(text);
    return taken;
  },
  /** The 'try again' action of a waiting or shown toast. */
  retryOf: (text: string) => retries.get(text),
  /** A toast was dismissed. */
  gone(text: string): void {
    shown.delete(text);
    retries.delete(text);
  },
  /** The toaster was unmounted. */
  allGone(): void {
    shown.clear();
    retries.clear();
  },
};
