'use client';

import { type RefObject, useSyncExternalStore } from 'react';

/** Whether an element fills the screen. */
export function useIsFull(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
