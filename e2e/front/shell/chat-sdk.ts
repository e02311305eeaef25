import type { Page } from '@playwright/test';

/** Where the chat app's SDK is loaded from. */
export const sdk = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** A stand-in for the chat app's SDK: records its calls, and accepts or rejects every signature. */
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

/** Arguments of the SDK's calls of a name. */
export const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ((Reflect.get(window, 'told') ?? []) as [string, Record<string, string>][])
        .filter(([told]) => told === wanted)
        .map(([, value]) => value),
    name,
  );
