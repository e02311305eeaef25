import { app } from '../../../test/product/configured-app.mjs';
import { expect, test } from '../../fixtures';
import { agents } from './agents';
import { callsOf, scriptBridge } from './bridge';
import { languages } from './languages';
import { standInForStores } from './stores';

const scheme = 'lightfield://open';

test.describe('on iOS', () => {
  test.use({ userAgent: agents.ios, expectedErrors: [/Failed to launch 'lightfield:/] });

  test('the open-app button leads to the App Store, then to the app, and to the store where nothing opens', async ({
    page,
    inLanguage,
  }) => {
    const { home, marker, prompt, download, open } = inLanguage(languages);
    await page.clock.install();
    await scriptBridge(page);
    await standInForStores(page);
    await page.goto(home);
    await expect(page).toHaveURL(home + marker);
    await expect(page.locator('html')).toHaveAttribute('data-host', 'ios');
    const button = page.getByRole('region', { name: prompt }).getByRole('button').first();
    await expect(button).toHaveText(download);
    await button.click();
    await expect(page).toHaveURL(app.APP_STORE_URL);

    await page.goto(home);
    await expect(button).toHaveText(open);
    await button.click();
    await expect.poll(() => callsOf(page)).toEqual([['launch', scheme]]);
    await page.clock.fastForward(2500);
    await expect(page).toHaveURL(app.APP_STORE_URL);
  });
});

test.describe('on Android', () => {
  test.use({ userAgent: agents.android });

  test('the banner hides by the scroll alone, its sheet holds the keyboard, and with the download the banner goes', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const { home, marker, banner, prompt, close, apk, download, open } = inLanguage(languages);
    await page.goto(home);
    await expect(page).toHaveURL(home + marker);
    const bar = page.getByRole('region', { name: banner, exact: true });
    const floating = page.getByRole('region', { name: prompt, exact: true });
    const sheet = page.getByRole('dialog');
    const button = bar.getByRole('button', { name: download });

    await test.step('past 90 pixels it hides, at 0 it is back, and nothing else moves', async () => {
      const place = () => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
      const before = await place();
      for (const [y, visible] of [
        [90, true],
        [91, false],
        [40, false],
        [0, true],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect(bar).toBeVisible({ visible });
        expect(await place()).toBe(before);
      }
    });

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await findAxeViolations()).toEqual([]);
    await page.mouse.click(195, 60);
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();

    await floating.getByRole('button', { name: download }).click();
    const downloaded = page.waitForEvent('download');
    await sheet.getByRole('link', { name: apk }).click();
    expect((await downloaded).suggestedFilename()).toBe('lightfield.apk');
    await expect(sheet).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(floating.getByRole('button', { name: open })).toBeVisible();

    // A closed prompt stays closed until the browser is closed.
    await floating.getByRole('button', { name: close }).click();
    await expect(floating).toBeHidden();
    await page.reload();
    await expect(bar.getByRole('button', { name: open })).toBeVisible();
    await expect(page).toHaveURL(home + marker);
    await expect(floating).toBeHidden();
  });
});
