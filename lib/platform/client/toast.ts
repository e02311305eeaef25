const listeners = new Set<() => void>();
let waiting: readonly string[] = [];
const shown = new Set<string>();
/** What a message offers to do once more, by its text. */
const retries = new Map<string, () => void>();

/**
 * Shows a text to the person as it is. One that already waits or is on the screen is not shown twice.
 *
 * @param retry what 'try again' beside it does; such a message stays until it is answered
 */
export function toast(text: string, retry?: () => void): void {
  if (retry) retries.set(text, retry);
  if (!text || waiting.includes(text) || shown.has(text)) return;
  waiting = [...waiting, text];
  for (const listener of listeners) listener();
}

/** What the toaster shows from; it is loaded only when the first message comes. */
export const toastQueue = {
  /** Calls the listener for every new message. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  waiting: () => waiting,
  /** Hands over the messages that wait; they count as shown from here on. */
  take(): readonly string[] {
    const taken = waiting;
    waiting = [];
    for (const text of taken) shown.add(text);
    return taken;
  },
  /** What 'try again' does beside a message that waits or is shown. */
  retryOf: (text: string) => retries.get(text),
  /** A message has left the screen. */
  gone(text: string): void {
    shown.delete(text);
    retries.delete(text);
  },
  /** The screen they were on has gone. */
  allGone(): void {
    shown.clear();
    retries.clear();
  },
};
