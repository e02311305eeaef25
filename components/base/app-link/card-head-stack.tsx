'use client';

import { type ReactNode, useEffect } from 'react';
import { bannerHidden } from '@/lib/base/app-link/rules/banner-scroll';

/**
 * The header of a page with the download banner above it. The banner hides by the scroll (specification section 4);
 * `<html data-banner-hidden>` says so to the style sheet, since what sticks under the header moves with it.
 */
export function HeadStack({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement;
    let hidden = false;
    function follow() {
      if (bannerHidden(hidden, window.scrollY) === hidden) return;
      hidden = !hidden;
      root.toggleAttribute('data-banner-hidden', hidden);
    }
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      root.removeAttribute('data-banner-hidden');
    };
  }, []);

  return <header className="head-stack sticky top-0 z-5 own-app:hidden">{children}</header>;
}
