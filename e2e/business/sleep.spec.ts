import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { businessPages } from './screens';
import { languages } from './words';

/** Our scripts that the page has run or is about to, and whether they have begun. */
const scripts = (page: Page) =>
  page.evaluate(() => ({
    placed: [...document.scripts].filter((script) => !script.noModule && /\/_next\//.test(script.src)).length,
    isAwake: 'next' in window,
  }));
const asleep = { placed: 0, isAwake: false };

/** Opens a page that is kept: the first answer after it was dropped is whole, the next one sleeps (ADR 13). */
async function openKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(path)).text())
    .not.toMatch(/<script src="\/_next\/[^"]+" async/);
  await page.goto(path);
}

/** The last part of a page to wake writes the marker of its language. */
const isAlive = (page: Page, marker: string) => expect(page).toHaveURL(({ hash }) => hash === marker);

for (const { name, prefix, marker, home, words } of languages) {
  for (const path of businessPages) {
    test(`${name}: ${path} sleeps until it is touched, wakes, and asks nobody but us`, async ({ page, baseURL }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('websocket', (socket) => asked.push(socket.url()));
      await openKept(page, prefix + path);
      expect(await scripts(page)).toEqual(asleep);
      // At the side, where nothing is to be pressed.
      await page.touchscreen.tap(3, 420);
      await isAlive(page, marker);
      expect(await scripts(page)).toEqual({ placed: expect.any(Number), isAwake: true });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'))).toEqual([]);
    });
  }

  test(`${name}: the menu opens by the first touch of a page that sleeps`, async ({ page }) => {
    await openKept(page, `${prefix}/business`);
    const { menu } = words.shell;
    const panel = page.getByRole('navigation', { name: menu.open });
    expect(await scripts(page)).toEqual(asleep);
    await page.getByRole('button', { name: menu.open }).tap();
    await expect(panel.getByRole('link')).toHaveCount(4);
    await isAlive(page, marker);
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: menu.home }).tap();
    await expect(page).toHaveURL(home + marker);
  });

  test(`${name}: the way back leads home for who came from elsewhere, by the first touch`, async ({ page }) => {
    await openKept(page, `${prefix}/business`);
    expect(await scripts(page)).toEqual(asleep);
    await page.getByRole('banner').getByRole('link', { name: words.shell.back }).tap();
    await expect(page).toHaveURL(home + marker);
  });

  test(`${name}: the way back leads one step back for who came from our own page, by the first touch`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/contact`);
    await isAlive(page, marker);
    await openKept(page, `${prefix}/business`);
    expect(await scripts(page)).toEqual(asleep);
    await page.getByRole('banner').getByRole('link', { name: words.shell.back }).tap();
    await expect(page).toHaveURL(`${prefix}/contact${marker}`);
  });

  test(`${name}: a button that needs its script does what it does after the first touch`, async ({ page }) => {
    await openKept(page, `${prefix}/service`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    expect(await scripts(page)).toEqual(asleep);
    await page.getByRole('contentinfo').getByRole('button', { name: words.shell.share.share }).dispatchEvent('click');
    await expect(page.getByText(words.shell.share.copied)).toBeVisible();
  });

  test(`${name}: who is logged in finds the page awake`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('isLogin', 'true'));
    await openKept(page, `${prefix}/business`);
    await isAlive(page, marker);
  });
}
