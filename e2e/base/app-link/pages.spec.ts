import { app } from '../../../test/product/configured-app.mjs';
import { expect, test } from '../../fixtures';
import { agents } from '../../front/shell/agents';
import { callsOf, scriptBridge } from '../../front/shell/bridge';
import { languages } from './words';

/** Which buttons the app page shows on which host (specification section 2); in the own app there are none. */
const buttons = [
  ['ios', 'store'],
  ['android', 'apk'],
  ['wechat', 'market'],
  ['weibo', 'market'],
  ['windows', 'market'],
  ['web', 'market'],
  ['app-ios', null],
  ['app-android', null],
] as const;

test('the app page has the button of each device, and in the own app nothing to get', async ({ page, inLanguage }) => {
  const words = inLanguage(languages);
  await page.goto(`${words.prefix}/app`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
  for (const [host, button] of buttons) {
    // A unit test proves what the inline script sets on each host; this proves what the style shows for it.
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-host', name), host);
    for (const way of ['apk', 'store', 'market'] as const) {
      const shown = main.getByRole('link', { name: words[way], exact: true }).filter({ visible: true });
      await expect(shown, `${way} on ${host}`).toHaveCount(button === null ? 0 : way === button ? 2 : 1);
    }
    const open = main.getByRole('button', { name: words.open }).filter({ visible: true });
    await expect(open).toHaveCount(host === 'android' || host === 'ios' ? 1 : 0);
    await expect(main.getByText(words.inApp)).toBeVisible({ visible: button === null });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an app-open page leads to the app page, which links to every way to the app', async ({ page, inLanguage }) => {
    const { prefix, title, downloaded, notDownloaded, store, apk, market } = inLanguage(languages);
    await page.goto(`${prefix}/app/open?maId=v1`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: downloaded })).toBeHidden();
    await page.getByRole('link', { name: notDownloaded }).click();
    await expect(page).toHaveURL(`${prefix}/app?maId=v1`);
    // The list of all ways; the button of the device above it is one of them.
    const all = page.getByRole('main').getByRole('navigation');
    await expect(all.getByRole('link', { name: store })).toHaveAttribute('href', app.APP_STORE_URL);
    await expect(all.getByRole('link', { name: apk })).toHaveAttribute('href', '/download/lightfield.apk');
    await expect(all.getByRole('link', { name: market })).toHaveAttribute('href', app.APP_MARKET_URL);
  });
});

test.describe('in a browser that no app answers', () => {
  // Logged for an unknown scheme, or for one without a press. Chromium may also show a question that blocks presses on
  // the page: these journeys press nothing after a launch.
  test.use({ expectedErrors: [/(Failed|Not allowed) to launch 'lightfield:/] });

  test('an app-open page becomes the app page with its query, and back leads before both', async ({
    page,
    inLanguage,
  }) => {
    const { prefix, opening, headline } = inLanguage(languages);
    await page.clock.install();
    await page.goto(`${prefix}/app`);
    await page.goto(`${prefix}/app/open?maType=2&maId=v1&from=ad`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: opening })).toBeVisible();
    await page.clock.fastForward(2500);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app\\?maType=2&maId=v1&from=ad`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app(#|$)`));
  });

  test('the test page puts a launch address together, and leads to the app page where nothing opens', async ({
    page,
    inLanguage,
  }) => {
    const { prefix, marker, demo, launch, headline, stayed } = inLanguage(languages);
    await page.clock.install();
    await page.goto(`${prefix}/demo`);
    await expect(page).toHaveURL(`${prefix}/demo${marker}`);
    await expect(page.getByRole('heading', { level: 1, name: demo })).toBeVisible();
    await page.getByLabel('forumName').fill('光 影');
    await expect(page.getByText('lightfield://frs?kw=%E5%85%89%20%E5%BD%B1')).toBeVisible();
    await page.getByRole('button', { name: launch, exact: true }).click();
    await page.clock.fastForward(2000);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(page.getByText(stayed)).toBeVisible();
  });
});

test.describe('in the own app', () => {
  test.use({ userAgent: agents.appIos });

  test('the test page makes every call of the bridge by its name, and shows what the app says', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const words = inLanguage(languages);
    await scriptBridge(page);
    await page.goto(`${words.prefix}/demo`);
    await expect(page).toHaveURL(`${words.prefix}/demo${words.marker}`);
    await page.getByLabel('userId').fill('u1');
    await page.getByLabel('videoId').fill('v1');
    const calls = page.getByRole('region', { name: words.calls });
    for (const button of await calls.getByRole('button').all()) await button.click();
    await expect(calls.getByText(words.taken)).toHaveCount(5);
    const address = new URL(`${words.prefix}/demo`, page.url()).href;
    expect(await callsOf(page)).toEqual([
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
