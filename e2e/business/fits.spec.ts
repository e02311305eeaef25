import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { businessPages, screens } from './screens';
import { languages } from './words';

for (const { width, use } of screens) {
  for (const { name, prefix } of languages) {
    test.describe(`${name}, ${width} px`, () => {
      test.use(use);

      for (const path of businessPages.filter((one) => one !== '/customer')) {
        test(`${path}: the bar at the bottom covers neither the footer nor what has the focus`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(prefix + path);
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const bar = page.locator('.dock');
          await expect(bar).toBeInViewport();
          const footer = page.getByRole('contentinfo');
          await expect
            .poll(async () => bottomOf(await footer.locator(':scope > *').last().boundingBox()))
            .toBeLessThanOrEqual(topOf(await bar.boundingBox()));
          await page.evaluate(() => scrollTo(0, 0));
          expect(await coveredInFocus(page)).toEqual([]);
        });
      }
    });
  }
}

for (const { prefix, name, words } of languages) {
  for (const width of [320, 390]) {
    test.describe(`${name}, ${width} px`, () => {
      test.use({ viewport: { width, height: 700 } });

      test('no page is wider than the screen, and nothing is cut off at its side', async ({ page }) => {
        for (const path of [...businessPages, '/advertisement/booking', '/business/request/sales', '/contact']) {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await tooWide(page), path).toEqual([]);
        }
        await page.goto(`${prefix}/business`);
        await page.getByRole('main').getByRole('button', { name: words.business.actions.cooperate }).last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await tooWide(page), 'the popup').toEqual([]);
      });
    });
  }
}

type Box = { y: number; height: number } | null;
const topOf = (box: Box) => box?.y ?? Number.NaN;
const bottomOf = (box: Box) => (box ? box.y + box.height : Number.NaN);

/** What reaches over the side of the screen, although the page itself clips it. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = document.scrollingElement?.scrollWidth ?? 0;
    const over = [...document.querySelectorAll('main *, header *, footer *, dialog *')].filter((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      const isSeen = height > 0 && !element.closest('[aria-hidden=true], .sr-only');
      return isSeen && (right > width + 1 || left < -1);
    });
    const names = over.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return wide > width ? [`the page: ${wide}`, ...names] : names;
  });
}

/** Goes through the page by Tab, and names what the bar or the header covers while it has the focus. */
async function coveredInFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isCovered } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', isCovered: false };
      const { top, bottom } = element.getBoundingClientRect();
      const bar = document.querySelector('.dock');
      const header = document.querySelector('header');
      const isFree = bar?.contains(element) || header?.contains(element) || element.closest('section[aria-label]');
      const room = [
        header?.getBoundingClientRect().bottom ?? 0,
        bar?.getBoundingClientRect().top ?? innerHeight,
      ] as const;
      const place = [...document.querySelectorAll('a, button, summary')].indexOf(element);
      return {
        name: `${place} ${element.textContent}`,
        isCovered: !isFree && (top < room[0] - 1 || bottom > room[1] + 1),
      };
    });
    if (name === '' || seen.has(name)) break;
    seen.add(name);
    if (isCovered) covered.push(name);
  }
  expect(seen.size).toBeGreaterThan(10);
  return covered;
}
