import type { Page } from '@playwright/test';

/** Where the chat app's SDK is loaded from. */
export const sdk = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Plays the chat app's SDK: notes what it is told, and takes every signature, or refuses it. */
export async function scriptSdk(page: Page, answer: 'ready' | 'refused') {
  await page.route(sdk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.told ??= [];
        window.wx = Object.fromEntries(['config', 'updateAppMessageShareData', 'updateTimelineShareData']
          .map((name) => [name, (value) => told.push([name, value])]));
        wx.ready = (go) => { if (${answer === 'ready'}) setTimeout(go) };
        wx.error = (fail) => { if (${answer === 'refused'}) setTimeout(fail, 0, { errMsg: 'config:invalid signature' }) };`,
    }),
  );
}

/** What the chat app was told in the calls of a name. */
export const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ((Reflect.get(window, 'told') ?? []) as [string, Record<string, string>][])
        .filter(([told]) => told === wanted)
        .map(([, value]) => value),
    name,
  );
