'use client';

import { useLayoutEffect } from 'react';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** Where each screen was left: its address, what it showed there, and its scroll position (px). */
const left = new Map<string, { path: string; view: string; place: number }>();

/** The address, without language prefix, at which a screen with several was left; null if it was not open yet. */
export function leftAt(screen: string): string | null {
  return left.get(screen)?.path ?? null;
}

/**
 * Keeps the scroll position of a screen (specification section 2), until the page is reloaded: any link to the address
 * at which it was left restores it. On going back the browser does so itself.
 *
 * @param screen its unique name over all its addresses, each of which is a view of the same screen
 * @param view what it shows at its address, such as its filters: another view has no place to restore
 */
export function useKeptPlace(screen: string, view = ''): void {
  const path = usePathname();
  useLayoutEffect(() => {
    const kept = left.get(screen);
    const note = () => left.set(screen, { path, view, place: window.scrollY });
    const keep = () => {
      note();
      addEventListener('scroll', note, { passive: true });
    };
    const isBack = document.documentElement.dataset.came === 'back';
    let frame = 0;
    if (kept?.path === path && kept.view === view && !isBack) {
      // The router scrolls every page to the top in the same turn; positions until then do not count.
      frame = requestAnimationFrame(() => {
        window.scrollTo({ top: kept.place, behavior: 'instant' });
        keep();
      });
    } else keep();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    };
  }, [screen, path, view]);
}
