/** A short message for the person, shown until it is dismissed or its time is over. */
export interface ToastMessage {
  id: number;
  text: string;
}

const none: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();
let messages = none;
let lastId = 0;

/** Shows a text as it is. A text that is already waiting or on the screen is not shown twice. */
export function toast(text: string): void {
  if (!text || messages.some((message) => message.text === text)) return;
  lastId += 1;
  change([...messages, { id: lastId, text }]);
}

/** The messages that wait or are shown, as an external store for `useSyncExternalStore`. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => messages,
  listOnServer: () => none,
  /** To be called when a message has left the screen. */
  drop(id: number): void {
    change(messages.filter((message) => message.id !== id));
  },
};

function change(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}
