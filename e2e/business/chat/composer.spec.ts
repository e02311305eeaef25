import type { Locator, Page } from '@playwright/test';
import { keepAsleep } from '../../asleep';
import { windows } from '../../cells';
import { expect } from '../../fixtures';
import { newText, roomOf, test, visitorOf } from './people';
import { languages } from './words';

/** Holds the page's scripts back until released, as a slow network does; returns which were requested. */
async function holdScripts(page: Page) {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  return { asked, letGo: gate.resolve };
}

/** How many pixels of the conversation are below the visible part. */
const belowSight = (log: Locator) =>
  log.evaluate((element) => {
    const scroller = element.closest('.overflow-y-auto');
    return scroller ? scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight : Number.NaN;
  });

test.describe('a page that sleeps', () => {
  test.beforeEach(({ page, inLanguage }) => keepAsleep(page, `${inLanguage(languages).prefix}/customer`));

  test('wakes with the first touch of the composer; nothing typed before or after is lost, over a reload neither', async ({
    page,
    inLanguage,
  }) => {
    const visitor = visitorOf(page, inLanguage(languages));
    const scripts = await holdScripts(page);
    await visitor.open();
    expect(scripts.asked).toEqual([]);
    await visitor.field.click();
    await expect.poll(() => scripts.asked).not.toEqual([]);
    const [before, after] = [newText('before'), newText('after')];
    await page.keyboard.type(before);
    scripts.letGo();
    await expect(visitor.status).toHaveText(/\S/);
    await expect(visitor.field).toHaveValue(before);
    await expect(visitor.field).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(after);
    const text = `${before}\n${after}`;
    await expect(visitor.field).toHaveValue(text);
    expect(await visitor.said()).toEqual([]);
    await page.reload();
    await visitor.field.click();
    await expect(visitor.field).toHaveValue(text);
    await page.keyboard.press('Enter');
    await expect.poll(visitor.said).toEqual([visitor.own(text)]);
    await expect(visitor.field).toHaveValue('');
  });

  test('sends once what is sent before it wakes, however often it is pressed', async ({ page, inLanguage }) => {
    const visitor = visitorOf(page, inLanguage(languages));
    const scripts = await holdScripts(page);
    await visitor.open();
    const text = newText();
    await visitor.field.click();
    await page.keyboard.type(text);
    await visitor.send.click();
    await visitor.send.click();
    await expect(visitor.field).toHaveValue(text);
    scripts.letGo();
    await expect.poll(visitor.said).toEqual([visitor.own(text)]);
    await expect(visitor.field).toHaveValue('');
    const saved = async () => (await roomOf(page.context().request)).conversation?.messages.map((one) => one.text);
    await expect.poll(saved).toEqual([text]);
  });
});

test.describe('with a keyboard on the screen', () => {
  test.use({ ...windows.phone, viewport: { width: 390, height: 500 } });

  test('the composer and the last message stay in sight, however much was said', async ({ page, inLanguage }) => {
    const visitor = visitorOf(page, inLanguage(languages));
    await visitor.open();
    await expect(visitor.field).toBeInViewport({ ratio: 1 });
    await visitor.field.click();
    await expect(visitor.status).toHaveText(/\S/);
    await expect(visitor.field).toBeInViewport({ ratio: 1 });
    await expect(visitor.send).toBeInViewport({ ratio: 1 });
    const texts = Array.from({ length: 8 }, () => newText('一行\n又一行'));
    for (const text of texts) await visitor.write(text);
    await expect.poll(async () => (await visitor.said()).length).toBe(texts.length);
    const last = visitor.log.getByRole('listitem').last().locator('time').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    // Floating elements do not cover it either: a tap reaches it.
    await last.click({ trial: true });
    // Ten lines grow the field only as far as there is space, and the end of the conversation moves up with it.
    await visitor.field.fill('一行\n'.repeat(10));
    await expect.poll(() => belowSight(visitor.log)).toBeLessThan(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setViewportSize({ width: 390, height: 500 });
    await expect.poll(() => belowSight(visitor.log)).toBeLessThan(2);
    await expect(visitor.field).toBeInViewport({ ratio: 1 });
    await expect(visitor.send).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollY])).toEqual([390, 0]);
  });
});
