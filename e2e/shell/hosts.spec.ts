import type { Page } from '@playwright/test';
import { app } from '../../test/product/configured-app.mjs';
import { register } from '../account/people';
import { expect, test } from '../fixtures';
import { type Agent, agents } from './agents';
import { callsOf, scriptBridge } from './bridge';

const store = app.APP_STORE_URL;
const market = app.APP_MARKET_URL;
const scheme = 'lightfield://open';

/** What each host is shown and what its presses do (specification sections 1, 2, 4 and 7). */
const hosts: Record<Agent, Expected> = {
  ios: { host: 'ios', frame: true, first: store, later: scheme, login: '/login', share: 'sheet' },
  android: { host: 'android', frame: true, first: 'sheet', later: scheme, login: '/login', share: 'sheet' },
  wechatIos: { host: 'wechat', frame: true, first: market, later: market, login: '/login', share: 'copy' },
  wechatAndroid: { host: 'wechat', frame: true, first: market, later: market, login: '/login', share: 'copy' },
  weibo: { host: 'weibo', frame: true, first: market, later: market, login: '/login', share: 'sheet' },
  windows: { host: 'windows', frame: true, first: market, later: market, login: '/login', share: 'sheet' },
  web: { host: 'web', frame: true, first: market, later: market, login: '/login', share: 'sheet' },
  appIos: { host: 'app-ios', frame: false, first: null, later: null, login: 'app_login_in', share: 'app_share' },
  appAndroid: { host: 'app-android', frame: false, first: null, later: null, login: 'openLogin', share: 'share' },
};

interface Expected {
  host: string;
  /** Header, footer and prompts. */
  frame: boolean;
  /** Where the open-app button leads: an address, the sheet, or there is none. */
  first: string | null;
  later: string | null;
  /** The login page, or the bridge's call. */
  login: string;
  /** The browser's sheet, a copied link, or the bridge's call. */
  share: string;
}

/** Stores stand on other sites: they are answered here, so that no test leaves the machine. */
async function standInForStores(page: Page) {
  await page.route(/^https:\/\/(apps|store)\.example\.org\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>store</title>' }),
  );
}

for (const [agent, expected] of Object.entries(hosts) as [Agent, Expected][]) {
  test.describe(agent, () => {
    test.use({ userAgent: agents[agent], expectedErrors: [/Failed to launch 'lightfield:|status of 401/] });

    test.beforeEach(async ({ page }) => {
      await scriptBridge(page);
      await standInForStores(page);
    });

    test('says on the document what it is, and shows the frame that belongs there', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-host', expected.host);
      for (const part of ['banner', 'contentinfo'] as const) {
        await expect(page.getByRole(part)).toBeVisible({ visible: expected.frame });
      }
      for (const name of ['光场 App', 'App 提示']) {
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible({ visible: expected.first !== null });
      }
      const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
      if (!expected.frame) expect(top).toBe(0);
    });

    test('counts one view of home, and none of another page', async ({ page }) => {
      const counted: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/data/col') counted.push(`${searchParams.get('flag')} ${searchParams.get('param')}`);
      });
      await page.goto('/?utm_source=ad');
      await page.waitForLoadState('networkidle');
      await page.goto('/demo');
      await page.waitForLoadState('networkidle');
      expect(counted).toEqual(['19 /?utm_source=ad']);
    });

    if (expected.first !== null) {
      test('the open-app button leads where it must, at first and later', async ({ page }) => {
        await page.goto('/');
        const button = page.getByRole('region', { name: 'App 提示' }).getByRole('button').first();
        await expect(button).toHaveText('下载 App');
        await button.click();
        if (expected.first === 'sheet') {
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
        } else {
          await expect(page).toHaveURL(expected.first ?? '');
          await page.goBack();
        }
        await page.evaluate(() => localStorage.setItem('hasApp', 'true'));
        await page.reload();
        await expect(button).toHaveText('打开 App');
        await button.click();
        if (expected.later === scheme) await expect.poll(() => callsOf(page)).toEqual([['launch', scheme]]);
        else await expect(page).toHaveURL(expected.later ?? '');
        // Nothing opened: iOS goes on to the App Store, Android asks.
        if (agent === 'ios') await expect(page).toHaveURL(store);
        if (agent === 'android') await expect(page.getByRole('dialog')).toBeVisible();
      });
    }

    test('shares by what it has, without the language marker', async ({ page, baseURL }) => {
      // The own app shows no footer: there the test page shares.
      await page.goto(expected.frame ? '/en' : '/en/demo');
      await expect(page).toHaveURL(/#!en$/);
      const place = expected.frame ? page.getByRole('contentinfo') : page.getByRole('main');
      await place.getByRole('button', { name: /share/i }).first().dispatchEvent('click');
      await expect.poll(() => callsOf(page)).toHaveLength(1);
      expect(await callsOf(page)).toEqual([[expected.share, `${baseURL}${expected.frame ? '/en' : '/en/demo'}`]]);
      if (expected.share === 'copy') await expect(page.getByText(/link.*copied/i)).toBeVisible();
    });

    test('opens works and people where they belong', async ({ page, context }) => {
      await page.goto('/');
      const work = page.getByRole('tabpanel').getByRole('link').first();
      const person = page.locator('a[href^="/otherPeople?userId="]').first();
      const id = (await work.getAttribute('href'))?.split('/').pop();
      const userId = new URL((await person.getAttribute('href')) ?? '', 'http://x').searchParams.get('userId');
      if (expected.frame) {
        const opened = page.waitForEvent('popup');
        await work.click();
        await (await opened).close();
        return;
      }
      await page.waitForLoadState('networkidle');
      await work.click();
      await person.click();
      const isIos = agent === 'appIos';
      expect(await callsOf(page)).toEqual([
        [isIos ? 'app_video' : 'openVideo', id],
        [isIos ? 'app_personal_home' : 'openPersonalHome', userId],
      ]);
      expect(context.pages()).toHaveLength(1);
    });

    test('leads who is not logged in from the personal centre to the login', async ({ page, request }) => {
      if (expected.frame) {
        const answer = await request.get('/en/PeopleCenter?from=menu', { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([
          307,
          `/en${expected.login}?redirecturl=%2Fen%2FPeopleCenter%3Ffrom%3Dmenu`,
        ]);
        expect(answer.headers()['cache-control']).toContain('no-store');
        return;
      }
      await page.goto('/PeopleCenter');
      await expect(page.getByRole('status')).toHaveText('正在登录…');
      await expect.poll(() => callsOf(page)).toHaveLength(1);
      const [name, address] = (await callsOf(page))[0] ?? [];
      expect([name, new URL(String(address)).pathname]).toEqual([expected.login, '/PeopleCenter']);
      await expect(page).toHaveURL(/\/PeopleCenter/);
    });

    if (!expected.frame) {
      test('hears the app: its language, its token, its logout, also before the page is ready', async ({
        page,
        request,
      }) => {
        const { token } = await register(request, { inApp: true });
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => Reflect.get(window, 'getToken')('no-token-of-ours'));
        });
        const answered = page.waitForResponse('**/api/account/exchange');
        await page.goto('/');
        expect((await answered).status()).toBe(401);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

        await page.evaluate((said) => Reflect.get(window, 'getToken')(JSON.stringify({ token: said })), token);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(token);
        await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('session');
        const left = page.waitForResponse('**/api/account/leave');
        await page.evaluate(() => Reflect.get(window, 'logout')());
        expect((await (await left).allHeaders())['set-cookie']).toMatch(/^session=;.*HttpOnly/);
        expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

        await page.evaluate(() => Reflect.get(window, 'language')('en'));
        await expect(page).toHaveURL('/en#!en');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        expect(await page.evaluate(() => localStorage.getItem('language_app'))).toBe('EN');
        await page.goto('/#!zh');
        await expect(page).toHaveURL('/en#!en');
      });

      test('works without its bridge, which may be older or late', async ({ page }) => {
        await page.addInitScript(() => {
          for (const name of ['android', 'webkit']) Reflect.deleteProperty(window, name);
        });
        await page.goto('/');
        const person = page.locator('a[href^="/otherPeople?userId="]').first();
        const asked = page.waitForRequest(/\/otherPeople\?userId=/);
        await person.click();
        await asked;
        expect(await callsOf(page)).toEqual([]);
      });
    }
  });
}
