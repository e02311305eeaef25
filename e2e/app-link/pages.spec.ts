import { app } from '../../test/product/configured-app.mjs';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';

const languages = [
  {
    name: 'zh',
    prefix: '',
    headline: '把光场带在身边',
    store: '在 App Store 下载',
    apk: '下载 Android 安装包',
    market: '前往应用商店',
    open: '已经下载，打开 App',
    inApp: '你正在光场 App 里，不用再下载了。',
    opening: '正在打开光场 App…',
    title: '打开光场 App',
    notDownloaded: '还没下载',
    downloaded: '已经下载',
    pullDown: '下拉页面，点击顶部的“打开”',
    wechat: '微信里不能直接打开 App',
    demo: '试一试 App 怎样被打开',
    launch: '打开 App',
    stayed: 'App 没有打开，前往下载页。',
    calls: '调用 App',
    taken: 'App 已接收',
    inbox: 'App 发来的消息',
  },
  {
    name: 'en',
    prefix: '/en',
    headline: 'Lightfield, wherever you are',
    store: 'Download on the App Store',
    apk: 'Download for Android',
    market: 'Go to the app store',
    open: 'Already downloaded? Open the app',
    inApp: 'You are in the Lightfield app. There is nothing left to download.',
    opening: 'Opening the Lightfield app…',
    title: 'Open the Lightfield app',
    notDownloaded: 'Not downloaded',
    downloaded: 'Downloaded',
    pullDown: 'Pull the page down and tap “Open” at the top',
    wechat: 'WeChat does not open other apps from here',
    demo: 'Try how the app is opened',
    launch: 'Open the app',
    stayed: 'The app did not open. Going to the download page.',
    calls: 'Calls to the app',
    taken: 'The app took it',
    inbox: 'Messages from the app',
  },
] as const;

/**
 * What the browser says of a scheme that it does not know, or that nobody pressed for. It may also wait for an answer to
 * its own question, which keeps presses from the page: these journeys press nothing after a launch.
 */
const unknownScheme = [/(Failed|Not allowed) to launch 'lightfield:/];

for (const words of languages) {
  const { name, prefix } = words;

  test.describe(`${name}: the app page`, () => {
    for (const [host, button] of [
      ['android', 'apk'],
      ['ios', 'store'],
      ['wechatIos', 'market'],
      ['weibo', 'market'],
      ['windows', 'market'],
      ['web', 'market'],
    ] as const) {
      test.describe(host, () => {
        test.use({ userAgent: agents[host] });

        test('has the button of this device, and links to every way', async ({ page }) => {
          await page.goto(`${prefix}/app`);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
          for (const way of ['apk', 'store', 'market'] as const) {
            const shown = main.getByRole('link', { name: words[way], exact: true });
            await expect(shown).toHaveCount(way === button ? 2 : 1);
          }
          const mayOpen = host === 'android' || host === 'ios';
          await expect(main.getByRole('button', { name: words.open })).toHaveCount(mayOpen ? 1 : 0);
        });
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('links to every way, and says where it is', async ({ page }) => {
        await page.goto(`${prefix}/app`);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: words.store })).toHaveAttribute('href', app.APP_STORE_URL);
        await expect(main.getByRole('link', { name: words.apk })).toHaveAttribute('href', '/download/lightfield.apk');
        await expect(main.getByRole('link', { name: words.market })).toHaveAttribute('href', app.APP_MARKET_URL);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix}/app$`));
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      });

      test('an app-open page leads there', async ({ page }) => {
        await page.goto(`${prefix}/app/open?maId=v1`);
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await expect(page.getByRole('button', { name: words.downloaded })).toBeHidden();
        await page.getByRole('link', { name: words.notDownloaded }).click();
        await expect(page).toHaveURL(`${prefix}/app?maId=v1`);
      });
    });

    test.describe('inside the own app', () => {
      test.use({ userAgent: agents.appIos });

      test('offers nothing to download', async ({ page }) => {
        await page.goto(`${prefix}/app`);
        await expect(page.getByText(words.inApp)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      });
    });
  });

  test.describe(`${name}: an app-open page`, () => {
    test.use({ expectedErrors: unknownScheme });

    test('becomes the app page where nothing opens, with its query; back leads before both', async ({ page }) => {
      await page.goto(`${prefix}/app`);
      await page.goto(`${prefix}/app/open?maType=2&maId=v1&from=ad`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: words.opening })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app\\?maType=2&maId=v1&from=ad`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app(#|$)`));
    });

    test.describe('in Safari on iOS', () => {
      test.use({ userAgent: agents.ios });

      test('tells to pull the page down', async ({ page }) => {
        await page.goto(`${prefix}/app/open`, { waitUntil: 'commit' });
        await expect(page.getByText(words.pullDown)).toBeVisible();
      });
    });

    test.describe('in the chat app', () => {
      test.use({ userAgent: agents.wechatIos });

      test('tries nothing and tells the way out', async ({ page, findAxeViolations }) => {
        await page.goto(`${prefix}/app/open`);
        await expect(page.getByRole('heading', { level: 1, name: words.wechat })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: words.market })).toHaveAttribute('href', app.APP_MARKET_URL);
        expect(await findAxeViolations()).toEqual([]);
      });
    });
  });

  test.describe(`${name}: the test page`, () => {
    test.use({ expectedErrors: unknownScheme });

    test('puts a launch address together, and leads to the app page where nothing opens', async ({ page }) => {
      await page.goto(`${prefix}/demo`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1, name: words.demo })).toBeVisible();
      await page.getByLabel('forumName').fill('光 影');
      await expect(page.getByText('lightfield://frs?kw=%E5%85%89%20%E5%BD%B1')).toBeVisible();
      await page.getByRole('button', { name: words.launch, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
      await expect(page.getByText(words.stayed)).toBeVisible();
    });

    test.describe('inside the own app', () => {
      test.use({ userAgent: agents.appIos });

      test('makes every call, and shows what the app says', async ({ page, findAxeViolations }) => {
        await page.addInitScript(() => {
          const calls: [string, unknown][] = [];
          const take = (_: object, name: string) => ({ postMessage: (text: unknown) => calls.push([name, text]) });
          Object.assign(window, { calls, webkit: { messageHandlers: new Proxy({}, { get: take }) } });
        });
        await page.goto(`${prefix}/demo`);
        await page.getByLabel('userId').fill('u1');
        await page.getByLabel('videoId').fill('v1');
        const calls = page.getByRole('region', { name: words.calls });
        for (const button of await calls.getByRole('button').all()) await button.click();
        await expect(calls.getByText(words.taken)).toHaveCount(5);
        const address = new URL(`${prefix}/demo`, page.url()).href;
        expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([
          ['app_share', address],
          ['app_login', null],
          ['app_login_in', address],
          ['app_personal_home', 'u1'],
          ['app_video', 'v1'],
        ]);
        await page.evaluate(() => Reflect.get(window, 'logout')());
        await expect(page.getByRole('log', { name: words.inbox }).getByRole('listitem')).toContainText('logout');
        expect(await findAxeViolations()).toEqual([]);
      });
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/app', '/demo']) {
      test(`${name}: no accessibility violation, ${colorScheme}: ${path}`, async ({ page, findAxeViolations }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(prefix + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findAxeViolations()).toEqual([]);
      });
    }
  }
}

for (const [prefix, home] of [
  ['', '/'],
  ['/en', '/en'],
] as const) {
  test(`inside the own app an app-open page is home: ${home}`, async ({ request }) => {
    const answer = await request.get(`${prefix}/app/open?maId=v1`, {
      maxRedirects: 0,
      headers: { 'User-Agent': agents.appIos },
    });
    expect([answer.status(), answer.headers().location]).toEqual([307, home]);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
}
