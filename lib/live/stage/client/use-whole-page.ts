'use client';

import { useEffect } from 'react';

/**
 * Loads the page once more if it was opened from another one without that: whether a page may use the microphone is decided by the
 * document that the browser loaded, and all other pages may not.
 */
export function useWholePage(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && URL.canParse(loaded.name) && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);
}
