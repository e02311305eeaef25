import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screens } from './screens';
import { filled, languages } from './words';

const official = ['writing', 'headline', 'second', 'articleLink'] as const;
const app = ['A1', 'A2', 'A3', 'A4'] as const;
const weeksAhead = 2;

/** How much of its table each column takes, in per cent. */
const shares = (table: Locator) =>
  table.evaluate((element) => {
    const whole = element.getBoundingClientRect().width;
    return [...element.querySelectorAll('thead th')].map((column) =>
      Math.round((column.getBoundingClientRect().width / whole) * 100),
    );
  });

/** What search engines are told the items cost, in yuan; undefined for one on request. */
async function pricesForSearchEngines(page: Page): Promise<Map<string, string | undefined>> {
  interface Offer {
    itemOffered: { name: string };
    price?: string;
  }
  const graph: { '@type': string; itemListElement?: Offer[] }[] = [];
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    graph.push(...(JSON.parse(text)['@graph'] ?? []));
  }
  const offers = graph.find((part) => part['@type'] === 'OfferCatalog')?.itemListElement ?? [];
  return new Map(offers.map(({ itemOffered, price }) => [itemOffered.name, price]));
}

for (const { width, use } of screens) {
  for (const language of languages) {
    const { rates, products } = language.words.advertising;
    const nameOf = (item: (typeof official)[number] | (typeof app)[number]) =>
      item === 'writing' ? rates.writing : products[item];

    test.describe(`${language.name}, ${width} px`, () => {
      test.use(use);
      test.beforeEach(({ page }) => page.goto(`${language.prefix}/advertisement`));

      test('the two tables have their columns, their items and a price each', async ({ page }) => {
        const prices = await pricesForSearchEngines(page);
        const tables = [
          { name: rates.tables.official, items: official, shares: [50, 25, 25] },
          { name: rates.tables.app, items: app, shares: [80, 20] },
        ];
        await expect(page.getByRole('main').getByRole('table')).toHaveCount(2);
        for (const { name, items, shares: expected } of tables) {
          const table = page.getByRole('table', { name });
          expect(await shares(table)).toEqual(expected);
          const rows = table.locator('tbody').getByRole('row');
          await expect(rows).toHaveCount(items.length);
          for (const [index, item] of items.entries()) {
            const row = rows.nth(index);
            await expect(row.getByRole('rowheader')).toContainText(nameOf(item).name);
            const cells = row.getByRole('cell');
            if (items === official) await expect(cells.first()).toHaveText(nameOf(item).unit);
            const price = prices.get(nameOf(item).name);
            expect(prices.has(nameOf(item).name)).toBe(true);
            const shown = price === undefined ? rates.tables.onRequest : yuan(price);
            await expect(cells.last().locator('span').first()).toHaveText(shown);
          }
        }
      });

      test('what an advertiser must know and bring is told', async ({ page }) => {
        const main = page.getByRole('main');
        await expect(main.getByText(filled(rates.tables.text, { weeks: weeksAhead }))).toBeVisible();
        const materials = main.getByRole('region', { name: rates.materials.title }).getByRole('listitem');
        const images = materials.filter({ hasText: /2 ?MB?/ });
        await expect(images).toHaveCount(1);
        await expect(images).toContainText(/授权|authorised/);
        await expect(main.getByRole('region', { name: rates.rules.title }).getByRole('listitem')).not.toHaveCount(0);
      });

      test('the booking buttons lead to the calendar, those of a row to their item', async ({ page }) => {
        const main = page.getByRole('main');
        const booking = `${language.prefix}/advertisement/booking`;
        for (const item of [...official, ...app].filter((one) => one !== 'writing')) {
          const link = main.getByRole('link', { name: filled(rates.bookLabel, { name: products[item].name }) });
          await expect(link).toHaveAttribute('href', `${booking}?product=${item}`);
        }
        const book = main.getByRole('link', { name: rates.book, exact: true });
        await expect(book).toHaveCount(2);
        await expect(book.last()).toBeInViewport();
        await book.last().click();
        await expect(page).toHaveURL(booking + language.marker);
      });
    });
  }
}

/** A price as the tables show it: ¥12,000, with fen only where there are any. */
function yuan(price: string): string {
  const [whole = '', fen] = price.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `¥${grouped}${fen === '00' ? '' : `.${fen}`}`;
}
