import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** Installs both bridges, as the app does in its web view, and stand-ins for leaving and sharing. */
export async function scriptBridge(page: Page) {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    const isApp = /LightfieldApp/.test(navigator.userAgent);
    const android = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...texts: unknown[]) =>
            calls.push([name, ...texts]),
      },
    );
    const messageHandlers = new Proxy(
      {},
      { get: (_, name) => ({ postMessage: (text: unknown) => calls.push([name, text]) }) },
    );
    if (isApp && /Android/.test(navigator.userAgent)) Object.assign(window, { android });
    if (isApp && /iPhone/.test(navigator.userAgent)) Object.assign(window, { webkit: { messageHandlers } });
    Object.assign(window, { calls });
    Reflect.get(window, 'navigation').addEventListener(
      'navigate',
      ({ destination }: { destination: { url: string } }) => {
        if (destination.url.startsWith('lightfield:')) calls.push(['launch', destination.url]);
      },
    );
    const note = (name: string) => async (value: unknown) => {
      calls.push([name, typeof value === 'string' ? value : (value as { url: string }).url]);
    };
    Object.defineProperty(navigator, 'share', { value: note('sheet') });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: note('copy') } });
  });
}

/** The calls so far, with their arguments. */
export const callsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'calls') as unknown[][]);

/** Waits until the page answers the app with its language; it passes its links then too. */
export async function bridgeAnswers(page: Page, language: 'zh' | 'en') {
  await page.evaluate((name) => Reflect.get(window, 'language')(name), language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language_app'))).toBe(language.toUpperCase());
}
