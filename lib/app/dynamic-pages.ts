import { addressesThat, pathPattern } from '@/lib/platform/shared/addresses.mjs';
import { loginTable, loginTrees } from './login-table';

/**
 * Pages besides the personal ones that are rendered for each request; a segment in brackets is any. A test compares
 * them with what the pages export.
 */
export const openDynamicPages = addressesThat(({ isMadeForEach }) => isMadeForEach);

const named = [...loginTable, ...openDynamicPages].map(pathPattern);
const trees = loginTrees.map((path) => `${path}(?:/.*)?`);
const dynamicPage = new RegExp(`^(?:/en)?(?:${[...named, ...trees].join('|')})$`);

/**
 * Whether the page at an address is rendered for each request; every other one is cached, the same bytes for everybody.
 */
export function isMadeForEach(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return dynamicPage.test(path);
}

const slot = globalThis as typeof globalThis & { lightfieldIsMadeForEach?: typeof isMadeForEach };

/** Tells the preload (`next/preload.mjs`) which pages' scripts may get a nonce (DESIGN 8). */
export function serveNonces(): void {
  slot.lightfieldIsMadeForEach = isMadeForEach;
}
