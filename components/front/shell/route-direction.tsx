'use client';

import { useLayoutEffect } from 'react';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** The page on the screen and its place in the history, over all frames of this document; null before the first. */
let shown: { path: string; index: number } | null = null;

/** In browsers without the Navigation API every page is a step forward. */
const indexInHistory = () => window.navigation?.currentEntry?.index ?? 0;

/**
 * Says on `<html data-came>` how the visitor came to this page, `forward` or `back`; nothing on the page that was
 * loaded first, which must stand at once. Pages slide in by it. Stands before them, so that they find it said.
 */
export function RouteDirection() {
  const path = usePathname();

  useLayoutEffect(() => {
    const index = indexInHistory();
    if (shown && shown.path !== path) {
      document.documentElement.dataset.came = index < shown.index ? 'back' : 'forward';
    }
    shown = { path, index };
  }, [path]);
  return null;
}
