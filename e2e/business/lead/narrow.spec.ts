import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectCalendar } from '../advertising/bookings';
import { businessPages } from './pages';
import { languages } from './words';

// Narrower than in the page walk, as on the smallest phones, or on larger ones with text twice as large.
test.use({ viewport: { width: 320, height: 700 } });

test('on the narrowest phone nothing of a business page is cut off at its side', async ({ page, inLanguage }) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  for (const path of [...businessPages, '/business/request/sales', '/contact']) {
    await page.goto(prefix + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tooWide(page), path).toEqual([]);
  }

  await test.step('nor of the popup', async () => {
    await page.goto(`${prefix}/business`);
    await page.getByRole('main').getByRole('button', { name: words.business.actions.cooperate }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });

  await test.step('nor of the calendar', async () => {
    await page.goto(`${prefix}/advertisement/booking?product=A1`);
    await expectCalendar(page, language, 'A1');
    expect(await tooWide(page)).toEqual([]);
  });

  await test.step('the tables of prices have their shares of it (specification section 2)', async () => {
    await page.goto(`${prefix}/advertisement`);
    const { official, app } = words.advertising.rates.tables;
    expect(await shares(page.getByRole('table', { name: official }))).toEqual([50, 25, 25]);
    expect(await shares(page.getByRole('table', { name: app }))).toEqual([80, 20]);
  });
});

/** Elements that exceed the side of the screen, although the page itself clips them. */
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

/** The width of each column of a table, in per cent. */
const shares = (table: Locator) =>
  table.evaluate((element) => {
    const whole = element.getBoundingClientRect().width;
    return [...element.querySelectorAll('thead th')].map((column) =>
      Math.round((column.getBoundingClientRect().width / whole) * 100),
    );
  });
