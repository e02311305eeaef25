'use client';

import { useEffect } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';
import { loadPart } from '@/lib/platform/client/load-part';

/** Runs the bridge to the own app on every page; browsers do not load it. Calls of the app before that are queued. */
export function BridgeKeeper() {
  useEffect(() => {
    if (!inOwnApp()) return;
    let isOver = false;
    let end: (() => void) | undefined;
    loadPart(
      () => import('./keep-bridge'),
      'bridge',
      ({ keepBridge }) => {
        if (!isOver) end = keepBridge();
      },
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  return null;
}
