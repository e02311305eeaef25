import { isHydrated } from '@/lib/platform/client/next/is-hydrated.mjs';
import { expect, test } from '../../fixtures';
import { languages } from './words';

test('a visitor looks through the boards, and finds the one that was left as it was', async ({ page, inLanguage }) => {
  const { prefix, words } = inLanguage(languages);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`${prefix}/hotList/week`);
  await expect(heading(words.steps.week.heading)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  const boards = page.getByRole('navigation', { name: words.boards });
  for (const [step, places] of [
    ['month', 20],
    ['all', 100],
  ] as const) {
    await boards.getByRole('link', { name: words.steps[step].tab, exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/hotList/${step}`);
    await expect(page.getByRole('article')).toHaveCount(places);
  }
  await boards.getByRole('link', { name: words.steps.creators.tab, exact: true }).click();
  await expect(heading(words.steps.creators.heading)).toBeVisible();

  const twentieth = page.getByRole('article').nth(19).getByRole('link');
  await twentieth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await twentieth.click();
  await expect(page).toHaveURL(/otherPeople/);
  await page.goBack();
  await expect(heading(words.steps.creators.heading)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);

  // A link opens the board that was left, too.
  await page.goto(`${prefix}/Find`);
  // Before hydration a link reloads the page, which loses the state.
  await expect.poll(() => page.locator('footer a').first().evaluate(isHydrated)).toBe(true);
  const hot = page.getByRole('main').locator(`a[href="${prefix}/hotList/week"]`).last();
  await hot.click();
  await boards.getByRole('link', { name: words.steps.month.tab, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').nth(15).getByRole('link').first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  // From the present scroll position: the footer need not be visible.
  await page.locator(`footer a[href="${prefix}/Find"]`).dispatchEvent('click');
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/Find`);
  await page.getByRole('main').locator(`a[href="${prefix}/hotList/month"]`).last().click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 60);
});
