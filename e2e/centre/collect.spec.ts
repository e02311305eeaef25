import type { Page } from '@playwright/test';
import type { ActivityItem } from '@/lib/activity/contract';
import type { Page as PageOf } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';
import { register, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { ask, callAs } from './calls';

const collected = (page: Page, tab: string) =>
  page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 3 });

/** The answer to the next call that collects. */
const saved = (page: Page) => page.waitForResponse('**/api/collection/collect');

test('a work is collected from its card in Discover, shows in the collections, and is taken out again there', async ({
  page,
}) => {
  await visitAsNewPerson(page);
  await page.goto('/MyCollect');
  await expect(page.getByText('暂无数据')).toBeVisible();
  await page.getByRole('link', { name: '去发现看看' }).click();
  const card = page.getByRole('region', { name: '新作品' }).getByRole('listitem').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const button = page.getByRole('button', { name: `收藏“${title}”`, exact: true });
  const [answer] = await Promise.all([saved(page), button.click()]);
  expect(answer.status()).toBe(200);
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  // Within the page, where the list was empty a moment ago.
  await page.goBack();
  await expect(page).toHaveURL(/\/MyCollect/);
  await expect(collected(page, '作品')).toHaveText([title]);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([saved(page), button.click()]);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  // It stands until the next visit: a wrong press can be taken back.
  await expect(collected(page, '作品')).toHaveText([title]);
  await page.reload();
  await expect(page.getByText('暂无数据')).toBeVisible();
});

test("a creator's works and activities are collected on their page, each for its tab", async ({ page }) => {
  await visitAsNewPerson(page);
  const works = await ask<PageOf<VideoItem>>(page.request, '/api/video/ofPerson?userId=person-003&pageSize=2');
  const events = await ask<PageOf<ActivityItem>>(page.request, '/api/activity/ofPerson?userId=person-003&pageSize=2');
  const [work, event] = [works.list[0]?.name ?? '', events.list[0]?.title ?? ''];
  await page.goto('/otherPeople?userId=person-003');
  await Promise.all([saved(page), page.getByRole('button', { name: `收藏“${work}”` }).click()]);
  await page.getByRole('tab', { name: '活动' }).click();
  await Promise.all([saved(page), page.getByRole('button', { name: `收藏“${event}”` }).click()]);

  await page.goto('/MyCollect?tab=activities');
  await expect(collected(page, '活动')).toHaveText([event]);
  await page.getByRole('tab', { name: '作品', exact: true }).click();
  await expect(page).toHaveURL('/MyCollect?tab=works#!zh');
  await expect(collected(page, '作品')).toHaveText([work]);
  await page.goto('/PeopleCenter');
  await expect(page.getByRole('link', { name: '2 收藏' })).toHaveAttribute('href', '/MyCollect');
});

test('many collected works come page by page, the latest first, to the word that there are no more', async ({
  page,
}) => {
  const person = await visitAsNewPerson(page);
  const { list } = await ask<PageOf<VideoItem>>(page.request, '/api/video/findVideoList?pageSize=45');
  for (const { videoId: id } of list) {
    await callAs(page.request, person, '/api/collection/collect', { kind: 'video', id, collect: 'true' });
  }
  await page.goto('/MyCollect');
  await expect(collected(page, '作品')).toHaveCount(20);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('已经到底了')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('没有更多内容了')).toBeVisible();
  await expect(collected(page, '作品')).toHaveText(list.map(({ name }) => name).reverse());
});

test('a visitor who collects is led to the login and back', async ({ page }) => {
  const visitor = await register(page.context().request);
  await page.context().clearCookies();
  await page.goto('/en/otherPeople?userId=person-003');
  const button = page.getByRole('button', { name: /^Collect / }).first();
  await button.click();
  await expect(page).toHaveURL('/en/login?redirecturl=%2Fen%2FotherPeople%3FuserId%3Dperson-003#!en');
  await page.getByLabel('Mobile number or e-mail').fill(visitor.mobile);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/en/otherPeople?userId=person-003#!en');
  await Promise.all([saved(page), button.click()]);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a press that fails', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('is taken back and said', async ({ page }) => {
    await visitAsNewPerson(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: /^收藏/ }).first();
    await page.route('**/api/collection/collect', (route) => route.abort('internetdisconnected'));
    await button.click();
    await expect(page.getByText(/网络连接不上/)).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});
