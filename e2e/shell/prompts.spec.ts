import { expect, test } from '../fixtures';
import { agents } from './agents';

const words = [
  {
    name: 'zh',
    home: '/',
    banner: '光场 App',
    prompt: 'App 提示',
    close: '关闭 App 提示',
    apk: '下载安装包',
    download: '下载 App',
    open: '打开 App',
  },
  {
    name: 'en',
    home: '/en',
    banner: 'Lightfield app',
    prompt: 'App prompt',
    close: 'Close the app prompt',
    apk: 'Download for Android',
    download: 'Download app',
    open: 'Open app',
  },
] as const;

for (const { name, home, banner, prompt, close, apk, download, open } of words) {
  test.describe(name, () => {
    test.use({ userAgent: agents.android });

    test('the banner hides past 90 pixels of scroll and is back at 0; nothing else moves', async ({ page }) => {
      await page.goto(home);
      const bar = page.getByRole('region', { name: banner });
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

    test('the prompt stays closed for who closed it, until the browser is closed', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: close }).click();
      await expect(page.getByRole('region', { name: prompt })).toBeHidden();
      await page.reload();
      await expect(page.getByRole('region', { name: banner })).toBeVisible();
      await expect(page.getByRole('region', { name: prompt })).toBeHidden();
    });

    test('the Android download starts: sheet, mask and banner go, and the button opens from now on', async ({
      page,
    }) => {
      await page.goto(home);
      await page.getByRole('region', { name: banner }).getByRole('button', { name: download }).click();
      const downloaded = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('link', { name: apk }).click();
      expect((await downloaded).suggestedFilename()).toBe('lightfield.apk');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('region', { name: banner })).toBeHidden();
      await expect(page.getByRole('region', { name: prompt }).getByRole('button', { name: open })).toBeVisible();
    });

    test('the sheet holds the keyboard, closes by Escape and by its mask, and gives the focus back', async ({
      page,
    }) => {
      await page.goto(home);
      const button = page.getByRole('region', { name: banner }).getByRole('button');
      const sheet = page.getByRole('dialog');
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
      await page.mouse.click(195, 60);
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`no accessibility violation, ${colorScheme}: prompts and sheet`, async ({ page, findAxeViolations }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(home);
        await expect(page.getByRole('region', { name: prompt })).toBeVisible();
        expect(await findAxeViolations()).toEqual([]);
        await page.getByRole('region', { name: prompt }).getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findAxeViolations()).toEqual([]);
      });
    }
  });
}
