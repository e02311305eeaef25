import en from '../../messages/en/ranking.json' with { type: 'json' };
import zh from '../../messages/zh/ranking.json' with { type: 'json' };
import { expect, test } from '../fixtures';

const runs = [
  { name: 'zh', prefix: '', words: zh },
  { name: 'en', prefix: '/en', words: en },
] as const;

for (const { name, prefix, words } of runs) {
  test(`${name}: a visitor looks through the boards, and finds the one that was left as it was`, async ({
    page,
    findAxeViolations,
  }) => {
    await page.goto(`${prefix}/hotList/week`);
    await expect(page.getByRole('heading', { level: 1, name: words.steps.week.heading })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    expect(await findAxeViolations()).toEqual([]);
    const boards = page.getByRole('navigation', { name: words.boards });
    await boards.getByRole('link', { name: words.steps.month.tab, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/hotList/month`));
    await expect(page.getByRole('article')).toHaveCount(20);
    await boards.getByRole('link', { name: words.steps.all.tab, exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(100);
    await boards.getByRole('link', { name: words.steps.creators.tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.steps.creators.heading })).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(fits, 'nothing is wider than the phone').toBe(true);

    const tenth = page.getByRole('article').nth(9).getByRole('link');
    await tenth.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await tenth.click();
    await expect(page).toHaveURL(/otherPeople/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words.steps.creators.heading })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
  });
}

test('the boards can be read without scripts, and there is no other one', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/hotList/week');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByText(zh.rule.open).click();
  await expect(page.getByText(zh.rule.likes)).toBeVisible();
  await context.close();
  expect((await request.get('/hotList/year')).status()).toBe(404);
  const front = await request.get('/hotList', { maxRedirects: 0 });
  expect([front.status(), front.headers().location]).toEqual([307, '/hotList/week']);
});
