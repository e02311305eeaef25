import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { languages } from './words';

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const works = (page: Page, name: string) => list(page, name).getByRole('listitem').getByRole('link');

/** The ids that the call returns for the filters. */
async function idsFor(page: Page, query: string): Promise<string[]> {
  const answer = await page.request.get(`/api/video/browse?${query}`);
  const { data } = (await answer.json()) as { data: { list: { videoId: string }[] } };
  return data.list.map(({ videoId }) => videoId);
}

const hrefsOf = async (page: Page, name: string) => {
  const all = await works(page, name).all();
  const hrefs = await Promise.all(all.map((one) => one.getAttribute('href')));
  return hrefs.map((href) => href?.split('/').at(-1)?.split('#')[0] ?? '');
};

test('works are chosen, the address is shared and opens the same, a filter is taken away', async ({
  page,
  context,
  cell,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, words: all } = inLanguage(languages);
  const { type: words, categories } = all;
  await page.goto(`${prefix}/type`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const category = page.getByRole('group', { name: words.filters.category });
  await category.getByRole('button', { name: categories.light, exact: true }).click();
  // A laptop has space for all filters.
  if (cell.window === 'phone') await page.getByRole('button', { name: words.more }).click();
  const original = page.getByRole('group', { name: words.filters.original });
  await original.getByRole('button', { name: words.originals.true, exact: true }).click();
  const query = 'category=light&original=true';
  const found = await idsFor(page, query);
  expect(found.length).toBeGreaterThan(0);
  await expect.poll(() => hrefsOf(page, words.list)).toEqual(found);
  expect(new URL(page.url()).search).toBe(`?${query}`);
  expect(await findAxeViolations()).toEqual([]);

  const other = await context.newPage();
  const latest = (await idsFor(page, '')).find((id) => !found.includes(id));
  // A work outside the address's filters must never be visible, whatever the cached page contains.
  await other.addInitScript((id) => {
    const look = () => {
      const link = document.querySelector(`main a[href*="/video/detail/${id}"]`);
      if (link?.checkVisibility()) Object.assign(window, { seenUnasked: true });
      requestAnimationFrame(look);
    };
    look();
  }, latest);
  await other.goto(page.url());
  await expect.poll(() => hrefsOf(other, words.list)).toEqual(found);
  expect(await other.evaluate(() => 'seenUnasked' in window)).toBe(false);

  await other.getByRole('button', { name: words.remove.replace('{name}', words.originals.true) }).click();
  await expect.poll(() => hrefsOf(other, words.list)).toEqual(await idsFor(other, 'category=light'));
  await other.getByRole('button', { name: words.orders.seen }).click();
  await expect.poll(() => new URL(other.url()).search).toBe('?category=light&order=seen');
  await other.getByRole('button', { name: words.clear }).click();
  await expect.poll(() => new URL(other.url()).search).toBe('?order=seen');
});
