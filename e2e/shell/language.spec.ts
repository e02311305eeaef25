import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Where the page ended up, in which language, and what is stored for next time. */
async function settled(page: Page) {
  await expect(page).toHaveURL(/#/);
  return page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    lang: document.documentElement.lang,
    stored: localStorage.getItem('language'),
    shown: getComputedStyle(document.documentElement).visibility,
  }));
}

const shown = 'visible';

/** Every marker against every stored value, on both addresses (DESIGN 6). */
const matrix = [
  // opened, stored before => address, language, stored after (where it changes)
  ['/', null, '/#!zh', 'zh-CN', null],
  ['/', '#!zh', '/#!zh', 'zh-CN', '#!zh'],
  ['/', '#!en', '/en#!en', 'en', '#!en'],
  ['/#!zh', null, '/#!zh', 'zh-CN', null],
  ['/#!zh', '#!en', '/#!zh', 'zh-CN', '#!zh'],
  ['/#!en', null, '/en#!en', 'en', '#!en'],
  ['/#!en', '#!zh', '/en#!en', 'en', '#!en'],
  ['/en', null, '/en#!en', 'en', null],
  ['/en', '#!zh', '/en#!en', 'en', '#!zh'],
  ['/en', '#!en', '/en#!en', 'en', '#!en'],
  ['/en#!en', '#!zh', '/en#!en', 'en', '#!zh'],
  ['/en#!zh', null, '/#!zh', 'zh-CN', '#!zh'],
  ['/en#!zh', '#!en', '/#!zh', 'zh-CN', '#!zh'],
  ['/?utm_source=ad#!en', null, '/en?utm_source=ad#!en', 'en', '#!en'],
  ['/#main', '#!en', '/en#main', 'en', '#!en'],
  ['/en#main', '#!zh', '/en#main', 'en', '#!zh'],
  ['/#!fr', null, '/#!fr', 'zh-CN', null],
] as const;

for (const cookie of ['with its cookie', 'without a cookie'] as const) {
  for (const [opened, before, address, lang, after] of matrix) {
    test(`${opened}, stored ${before} ${cookie}, is ${address}`, async ({ page, context, baseURL }) => {
      const origin = baseURL ?? '';
      await page.addInitScript((value) => {
        if (value && !sessionStorage.getItem('began')) localStorage.setItem('language', value);
        sessionStorage.setItem('began', 'yes');
      }, before);
      if (before && cookie === 'with its cookie') {
        await context.addCookies([{ name: 'language', value: before.slice(2), url: origin }]);
      }
      await page.goto(opened);
      // A wish is stored when the page must change for it: without the cookie the first page is Chinese already.
      const changes = cookie === 'with its cookie' || !(opened === '/#!zh' && before === '#!en');
      expect(await settled(page)).toEqual({ address, lang, stored: changes ? after : before, shown });
    });
  }
}

test('where cookies and storage are refused the marker alone decides, without a loop', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/#!en');
  await expect(page).toHaveURL('/en#!en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/en#!zh');
  await expect(page).toHaveURL('/#!zh');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual(['/', '/en', '/en', '/']);
});

test('a cookie that cannot be changed sends nobody round in circles', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '', httpOnly: true }]);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/#!zh');
  await expect(page).toHaveURL('/en#!en');
  await page.waitForLoadState('networkidle');
  expect(loads.length).toBeLessThanOrEqual(4);
});

test('nothing of the other language is ever painted', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { lang } = document.documentElement;
      const content = document.querySelector('main, header');
      if (content && getComputedStyle(content).visibility === 'visible') seen.push(`${location.pathname} ${lang}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
  });
  await page.goto('/#!en');
  await expect(page).toHaveURL('/en#!en');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('[]');
});

test('the toggle flips the marker and loads the other language; back and forward keep to their languages', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/#!zh');
  await page.getByRole('link', { name: 'EN，英文版' }).click();
  await expect(page).toHaveURL('/en#!en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL('/#!zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goForward();
  await expect(page).toHaveURL('/en#!en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a marker written by hand is obeyed at once; another fragment is left alone', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL('/en#!en');
  await page.evaluate(() => {
    location.hash = '#comments';
  });
  await expect(page).toHaveURL('/en#comments');
  await page.evaluate(() => {
    location.hash = '#!zh';
  });
  await expect(page).toHaveURL('/#!zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

for (const [home, logo, marked] of [
  ['/', '光场首页', '/#!zh'],
  ['/en', 'Lightfield home', '/en#!en'],
] as const) {
  test(`the logo on ${home} leads to the same page, which stays marked`, async ({ page }) => {
    await page.goto(home);
    await expect(page).toHaveURL(marked);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('banner').getByRole('link', { name: logo }).click();
    await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(entries);
    await expect(page).toHaveURL(marked);
  });
}

test('the link that skips to the content goes there and keeps the language', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en#main');
  await page.reload();
  await expect(page).toHaveURL('/en#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('addresses that others see carry no marker', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveURL('/en#!en');
  for (const selector of ['link[rel=canonical]', 'link[rel=alternate]', 'a[href^="/"]']) {
    const hrefs = await page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => href.includes('#!'))).toEqual([]);
  }
});

test('what the router fetches ahead is not sent elsewhere by a stored wish', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const answer = await page.request.get('/', { headers: { rsc: '1' } });
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/']);
  expect(answer.headers()['content-type']).toContain('text/x-component');
});
