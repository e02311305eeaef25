'use client';

import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows; true on the server. */
export function useOnLine(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
