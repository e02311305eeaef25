import type { Page } from '@playwright/test';
import type { VideoDetail } from '@/lib/video/contract';
import { register, visitAsNewPerson } from '../account/people';
import { chinese, expectPage, logIn } from '../account/steps';
import { ask, callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import { openWork, pageOf, quietWorks } from './talk';

/** The like of the work itself: the first of the marks that can be set on its page. */
const likeOf = (page: Page) => page.getByRole('main').locator('button[aria-pressed]').first();

test('two tabs that like at once count one like, which is there after a reload and can be taken back', async ({
  page,
  context,
  request,
}) => {
  const work = quietWorks.likes;
  const count = async () => (await ask<VideoDetail>(request, `/api/video/detail?id=${work}`)).likeCount;
  const before = await count();
  await visitAsNewPerson(page);
  const other = await context.newPage();
  await openWork(page, work);
  await openWork(other, work);
  const answers = [page, other].map((tab) => tab.waitForResponse('**/api/like/like'));
  await Promise.all([likeOf(page).click(), likeOf(other).click()]);
  for (const answer of answers) expect((await answer).status()).toBe(200);
  expect(await count()).toBe(before + 1);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(likeOf(tab)).toHaveAttribute('aria-pressed', 'true');
  }
  await likeOf(page).click();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(before);
  const told = other.waitForResponse('**/api/like/marks?*');
  await other.reload();
  await told;
  await expect(likeOf(other)).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is led to the login, and back to the work', async ({ page, request }) => {
  const person = await register(request);
  const work = quietWorks.marks;
  await openWork(page, work);
  await likeOf(page).click();
  await expectPage(page, chinese, `/login?redirecturl=${encodeURIComponent(pageOf(work))}`);
  await logIn(page, chinese, person.mobile, person.password);
  await expectPage(page, chinese, pageOf(work));
  const saved = page.waitForResponse('**/api/like/like');
  await likeOf(page).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('the page that is kept tells how many like the work now', async ({ page, request, playwright, baseURL }) => {
  const work = quietWorks.counts;
  const { likeCount } = await ask<VideoDetail>(request, `/api/video/detail?id=${work}`);
  const likes = (count: number) => new RegExp(`\\D${count.toLocaleString('en')}\\D`);
  await openWork(page, work);
  await expect(likeOf(page)).toHaveAccessibleName(likes(likeCount));
  const other = await playwright.request.newContext({ baseURL });
  await callAs(other, await register(other), '/api/like/like', { kind: 'video', id: work, like: 'true' });
  await other.dispose();
  await page.reload();
  await expect(likeOf(page)).toHaveAccessibleName(likes(likeCount + 1));
});
