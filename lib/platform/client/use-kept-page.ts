'use client';

import { useState } from 'react';
import { fallbackAvatar } from '../shared/format/fallback-avatar';
import { fallbackPicture } from '../shared/format/picture';
import { afterLoad } from './after-load';
import { canKeepPages, dropPages, keptPages, keptPrefix } from './kept-pages';
import { onSignOut } from './sign-out';
import { useEffectOn } from './use-effect-on';

/** Pages kept at once; the oldest makes room. */
const most = 8;

/** What stands for the pictures, which are not kept. */
const placeholders = [fallbackAvatar, fallbackPicture];

/**
 * Keeps this page on the device, so that it opens without a line: by the service worker (`public/offline.js`), registered for
 * its path only. It is kept again with every change of `content`, which is what it shows.
 *
 * @returns whether it is kept
 */
export function useKeptPage(content: unknown): boolean {
  const [isKept, setKept] = useState(false);
  useEffectOn(JSON.stringify(content), () =>
    afterLoad(() => {
      // Without a line, or without room, what was kept before is still there.
      keepPage().then(setKept, () => undefined);
    }),
  );
  return isKept;
}

async function keepPage(): Promise<boolean> {
  if (!canKeepPages()) return false;
  let hasLeft = false;
  const forget = onSignOut(() => {
    hasLeft = true;
  });
  const address = location.pathname + location.search;
  const name = keptPrefix + address;
  await navigator.serviceWorker.register('/offline.js', { scope: location.pathname });
  const page = await fetch(address);
  if (page.ok && !page.redirected) await keep(name, address, page);
  const others = (await keptPages()).filter((one) => one !== name);
  await dropPages(hasLeft ? [name] : others.slice(0, 1 - most));
  forget();
  return !hasLeft && (await caches.has(name));
}

/** Puts a page and its files into its cache; those of an earlier build go. */
async function keep(name: string, address: string, page: Response): Promise<void> {
  const files = new Set([...placeholders, ...loadedFiles(), ...filesIn(await page.clone().text())]);
  const cache = await caches.open(name);
  await cache.addAll([...files]);
  await cache.put(address, page);
  for (const { url } of await cache.keys()) {
    const path = pathOf(new URL(url));
    if (path !== address && !files.has(path)) await cache.delete(url);
  }
}

/** The files of the build that this page has loaded until now. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(pathOf);
}

/** Those that the page names. */
function filesIn(html: string): string[] {
  return html.match(/\/_next\/static\/[\w./~?=%-]+\.(?:js|css)/g) ?? [];
}

const pathOf = ({ pathname, search }: URL) => pathname + search;
