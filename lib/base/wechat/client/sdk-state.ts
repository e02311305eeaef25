import { useSyncExternalStore } from 'react';

/** The JS-SDK on this page: `off` outside the chat app, on the server, and where it is not configured. */
export type SdkState = 'off' | 'waiting' | 'ready' | 'failed';

let state: SdkState = 'off';
const listeners = new Set<() => void>();

export function setSdkState(next: SdkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The state of the JS-SDK; its open tags work only while it is `ready`. */
export function useSdkState(): SdkState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'off',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
