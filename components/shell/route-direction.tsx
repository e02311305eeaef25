'use client';

import { useEffect, useLayoutEffect } from 'react';
import { usePathname } from '@/lib/platform/i18n/navigation';

/** The path that is on the screen, over all frames of this document; null until the first one stands. */
let shown: string | null = null;
let isBack = false;

/**
 * Says on `<html data-came>` how the visitor came to this page, `forward` or `back`; nothing on the page that was
 * loaded first, which must stand at once. Pages slide in by it. Stands before them, so that they find it said.
 */
export function RouteDirection() {
  const path = usePathname();

  useEffect(() => {
    // A fragment that changes is told as both, and is no step back.
    const note = ({ type }: Event) => {
      isBack = type === 'popstate';
    };
    // Before the router hears it, which may have changed the page by the next listener.
    const early = { capture: true };
    addEventListener('popstate', note, early);
    addEventListener('hashchange', note, early);
    return () => {
      removeEventListener('popstate', note, early);
      removeEventListener('hashchange', note, early);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown !== null && shown !== path) document.documentElement.dataset.came = isBack ? 'back' : 'forward';
    shown = path;
    isBack = false;
  }, [path]);
  return null;
}
