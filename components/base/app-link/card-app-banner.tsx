'use client';

import { type ReactNode, useEffect } from 'react';
import { Mark } from '@/components/ui/mark';
import { useDownloadStarted } from '@/lib/base/app-link/client/has-app';
import { isAppPage } from '@/lib/base/app-link/rules/app-pages';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { bannerHidden } from '@/lib/base/app-link/rules/banner-scroll';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import type { Host } from '@/lib/platform/shared/host';
import { type AppWords, OpenAppButton } from './open-app-button';

/** The native app as this site offers it. */
export interface AppOffer {
  ways: AppWays;
  /** Where these ways lead to it. */
  hosts: readonly Host[];
  words: AppWords;
}

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

/**
 * The download banner (specification section 4), until the Android download starts. It is in the HTML of every page of
 * a site that has an app; on which hosts it shows is a matter of style, so that nothing shifts or flashes. The style goes
 * to the head, where HTML allows it, and stays there: it holds while there is a banner. Without JavaScript there is no
 * host, and nothing that could be opened.
 */
export function AppBanner({ ways, hosts, words }: AppOffer) {
  const isOver = useDownloadStarted();
  if (isAppPage(usePathname()) || isOver || hosts.length === 0) return null;

  const root = `:root:is(${hosts.map((host) => `[data-host=${host}]`)}):has(.app-banner)`;
  const style = `${root}{--app-banner:48px}${root} .app-banner{display:block}`;
  return (
    <>
      <style href={`app-banner-${hosts.join('-')}`} precedence="app-banner">
        {style}
      </style>
      <section aria-label={words.banner.label} className="app-banner border-b border-line bg-shade text-white">
        <div className="wrap flex h-full items-center gap-2.5">
          <Mark className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 text-sm text-pretty">{words.banner.text}</p>
          <OpenAppButton
            ways={ways}
            words={words}
            className="relative min-h-8 shrink-0 rounded-full bg-lit px-3.5 text-sm font-semibold text-lit-ink before:absolute before:inset-x-0 before:-inset-y-1.5 focus-visible:outline-white"
          />
        </div>
      </section>
    </>
  );
}
