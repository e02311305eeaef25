const listeners = new Set<() => void>();
let waiting: readonly string[] = [];
const shown = new Set<string>();

/** Shows a text to the person as it is. One that already waits or is on the screen is not shown twice. */
export function toast(text: string): void {
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
  /** A message has left the screen. */
  gone(text: string): void {
    shown.delete(text);
  },
  /** The screen they were on has gone. */
  allGone(): void {
    shown.clear();
  },
};
