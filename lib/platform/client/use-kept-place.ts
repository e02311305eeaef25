'use client';

import { useLayoutEffect } from 'react';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** Where each screen was left: at which of its addresses, and how far down (px). */
const left = new Map<string, { path: string; place: number }>();

/** The address, without language prefix, at which a screen with several was left; null while it was not open yet. */
export function leftAt(screen: string): string | null {
  return left.get(screen)?.path ?? null;
}

/**
 * Keeps the place of a screen (specification section 2), for as long as the page is not loaded anew: who comes back to the
 * address at which it was left, by whatever link, finds it scrolled as it was. A step back the browser does by itself.
 *
 * @param screen names it in the whole program, over all its addresses: another one of them is another view of the same screen
 */
export function useKeptPlace(screen: string): void {
  const path = usePathname();
  useLayoutEffect(() => {
    const kept = left.get(screen);
    const note = () => left.set(screen, { path, place: window.scrollY });
    const keep = () => {
      note();
      addEventListener('scroll', note, { passive: true });
    };
    const isBack = document.documentElement.dataset.came === 'back';
    let frame = 0;
    if (kept?.path === path && !isBack) {
      // The router begins every page at its top, in this very turn; what is noted until then is not where it was left.
      frame = requestAnimationFrame(() => {
        window.scrollTo({ top: kept.place, behavior: 'instant' });
        keep();
      });
    } else keep();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    };
  }, [screen, path]);
}
