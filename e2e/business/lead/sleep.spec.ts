import type { Page } from '@playwright/test';
import { keepAsleep } from '../../asleep';
import { expect, test } from '../../fixtures';
import { languages } from './words';

/** Our scripts that the page has run or will run, and whether they have started. */
const scripts = (page: Page) =>
  page.evaluate(() => ({
    placed: [...document.scripts].filter((script) => !script.noModule && /\/_next\//.test(script.src)).length,
    isAwake: 'next' in window,
  }));
const asleep = { placed: 0, isAwake: false };

async function openAsleep(page: Page, path: string): Promise<void> {
  await keepAsleep(page, path);
  await page.goto(path);
}

test('a business page sleeps until it is touched, and the first touch does what it should', async ({
  page,
  inLanguage,
}) => {
  const { prefix, marker, home, words } = inLanguage(languages);
  const { menu, back, share } = words.shell;
  /** The last component to hydrate writes the language hash. */
  const isAlive = () => expect(page).toHaveURL(({ hash }) => hash === marker);
  const wayBack = page.getByRole('banner').getByRole('link', { name: back });

  await test.step('on the way back, which leads home for who came from elsewhere', async () => {
    await openAsleep(page, `${prefix}/business`);
    // Later the pointer is already over the page, which may count as the first touch.
    expect(await scripts(page)).toEqual(asleep);
    await wayBack.click();
    await expect(page).toHaveURL(home + marker);
  });

  await test.step('at its side, where nothing is to be pressed', async () => {
    await openAsleep(page, `${prefix}/business`);
    await page.mouse.click(3, 420);
    await isAlive();
    expect(await scripts(page)).toEqual({ placed: expect.any(Number), isAwake: true });
  });

  await test.step('on the menu, which opens and leads on', async () => {
    await openAsleep(page, `${prefix}/business`);
    const panel = page.getByRole('navigation', { name: menu.open });
    await page.getByRole('button', { name: menu.open }).click();
    await expect(panel.getByRole('link')).toHaveCount(4);
    await isAlive();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: menu.home }).click();
    await expect(page).toHaveURL(home + marker);
  });

  await test.step('on the way back, which leads one step back for who came from our own page', async () => {
    await page.goto(`${prefix}/contact`);
    await isAlive();
    await openAsleep(page, `${prefix}/business`);
    await wayBack.click();
    await expect(page).toHaveURL(`${prefix}/contact${marker}`);
  });

  await test.step('on a button that needs its script', async () => {
    await openAsleep(page, `${prefix}/service`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole('contentinfo').getByRole('button', { name: share.share }).dispatchEvent('click');
    await expect(page.getByText(share.copied)).toBeVisible();
  });

  await test.step('and who is logged in finds it awake', async () => {
    await page.addInitScript(() => localStorage.setItem('isLogin', 'true'));
    await page.goto(`${prefix}/business`);
    await isAlive();
  });
});
