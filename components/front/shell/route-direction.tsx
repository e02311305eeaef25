'use client';

import { useLayoutEffect } from 'react';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** The shown page and its index in the history, across all frames of this document; null before the first. */
let shown: { path: string; index: number } | null = null;

/** In browsers without the Navigation API every page is a step forward. */
const indexInHistory = () => window.navigation?.currentEntry?.index ?? 0;

/**
 * Sets `<html data-came>` to how the visitor came to this page, `forward` or `back`, for the slide animation. Nothing
 * on the page that was loaded first, which must not animate. Rendered before the pages, so that they find it set.
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
