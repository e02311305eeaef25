import { campaignPattern } from '@/lib/platform/shared/campaign.mjs';
import { hostOf } from '@/lib/platform/shared/host';
import { languageNames } from '@/lib/platform/shared/language';
import { lostScriptNote } from './lost-script-note';
import { isHydrated } from './next/is-hydrated.mjs';
import { addressIn, obeyMarkers, settleLanguage, wishedLanguage } from './settle-language';

/** Functions that the own app may call in the page (specification section 7), by the name of a global function. */
export const bridgeHandlers = ['getToken', 'logout', 'language'] as const;
export type BridgeHandler = (typeof bridgeHandlers)[number];

/** Calls of the own app from before the page was ready for them, in order. */
export type BridgeInbox = [name: BridgeHandler, value: unknown][];

/**
 * Sets `<html data-host>` to the host, so that a cached page can differ by CSS only (DESIGN 7); in the own app it also
 * queues calls until the page can handle them.
 */
function prepare(hostOfAgent: typeof hostOf, handlers: typeof bridgeHandlers): void {
  const host = hostOfAgent(navigator.userAgent);
  document.documentElement.dataset.host = host;
  if (!host.startsWith('app-')) return;
  const inbox: BridgeInbox = [];
  const take = (name: BridgeHandler) => (value: unknown) => inbox.push([name, value]);
  Object.assign(window, { bridgeInbox: inbox }, Object.fromEntries(handlers.map((name) => [name, take(name)])));
}

/**
 * Stores landing page and referrer of this visit, for a request at its end; a later campaign replaces it. Without
 * storage nothing is stored.
 */
function keepLanding(pattern: string): void {
  try {
    if (sessionStorage.landing && !new RegExp(pattern).test(location.search)) return;
    sessionStorage.landing = JSON.stringify([location.href, document.referrer]);
  } catch {}
}

/**
 * Reports a script of the page that did not load, until the page is hydrated; after that, whatever loads a script
 * reports its failure.
 */
function watchScripts(id: string, isAlive: typeof isHydrated): void {
  addEventListener(
    'error',
    ({ target }) => {
      const note = document.getElementById(id);
      const source = target instanceof HTMLScriptElement ? target.src : '';
      const file = source.startsWith(location.origin) && /([^/]+)\.js/.exec(source)?.[1];
      if (!note?.firstChild || !file || isAlive(document.body)) return;
      note.firstChild.textContent = (note.firstChild.textContent ?? '').replace('#', file);
      note.querySelector('button')?.addEventListener('click', () => location.reload());
      note.hidden = false;
    },
    true,
  );
}

const inline = (value: unknown) => (typeof value === 'function' ? String(value) : JSON.stringify(value));
const run = (work: unknown, ...values: unknown[]) => `(${inline(work)})(${values.map(inline).join()});`;

/** The inline script before the content of every page. Its functions are sent as their own source text. */
export const beforePaintCode =
  run(prepare, hostOf, bridgeHandlers) +
  run(keepLanding, campaignPattern) +
  run(watchScripts, lostScriptNote, isHydrated) +
  run(settleLanguage, languageNames, wishedLanguage, addressIn) +
  run(obeyMarkers, languageNames);
