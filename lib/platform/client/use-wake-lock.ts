'use client';

import { useEffect } from 'react';

/** Keeps the screen on while it is seen, where the browser can: for a code that somebody holds up to be scanned. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = () => {
      // Hiding the page ends a lock; a low battery refuses one.
      if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
