'use client';

import { useEffect } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';

/** Keeps the bridge to the own app, on every page; a browser loads none of it. What the app says meanwhile waits. */
export function BridgeKeeper() {
  useEffect(() => {
    if (!inOwnApp()) return;
    let isOver = false;
    let end: (() => void) | undefined;
    importWithTimeout(() => import('./keep-bridge'), 'bridge').then(
      ({ keepBridge }) => {
        if (!isOver) end = keepBridge();
      },
      (error: unknown) => console.warn('The app is not answered', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  return null;
}
