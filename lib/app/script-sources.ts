import { createHash, randomBytes } from 'node:crypto';
import { beforePaintCode } from '@/lib/platform/client/before-paint';
import { loginTable, loginTrees } from './login-table';

/** Pages beside the personal ones that are made for each request; a test compares them with what the pages say. */
export const openDynamicPages = [
  '/login',
  '/loginmobile',
  '/Register',
  '/phoneBind',
  '/areaSelect',
  '/outbox',
] as const;

const trees = loginTrees.map((path) => `${path}(?:/.*)?`);
const dynamicPage = new RegExp(`^(?:/en)?(?:${[...loginTable, ...openDynamicPages, ...trees].join('|')})$`);

/** The script before the paint is the same in every page, kept ones too, so it goes by its hash. */
const beforePaint = `'sha256-${createHash('sha256').update(beforePaintCode).digest('base64')}'`;

/**
 * Which inline scripts a page may run, for its Content-Security-Policy (DESIGN 8): on a page that is made for each request
 * those with a nonce of this answer. Null for all others: a kept page is the same bytes for everybody.
 */
export function inlineScriptSources(url: string): string[] | null {
  const [path = ''] = url.split(/[?#]/, 1);
  return dynamicPage.test(path) ? [`'nonce-${randomBytes(16).toString('base64')}'`, beforePaint] : null;
}

const slot = globalThis as typeof globalThis & { lightfieldScriptSources?: typeof inlineScriptSources };

/** Lets the preload (`process/preload.mjs`), which sets the headers of every answer, ask for them. */
export function serveScriptSources(): void {
  slot.lightfieldScriptSources = inlineScriptSources;
}
