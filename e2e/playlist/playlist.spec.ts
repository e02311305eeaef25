import type { Page } from '@playwright/test';
import type { Page as PageOf } from '@/lib/platform/shared/wire';
import type { PlaylistItem } from '@/lib/playlist/contract';
import type { VideoItem } from '@/lib/video/contract';
import { visitAsNewPerson } from '../account/people';
import { ask, callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import { test as cast } from '../video/cast';

const adding = /^把“.+”加入播放列表$/;
const handles = (page: Page) => page.getByRole('button', { name: /^移动《/ });
const ordered = (page: Page) => page.waitForResponse('**/api/playlist/order');

/** The first works of a list of the demonstration, of which all can be seen by everybody. */
async function someWorks(page: Page, count: number): Promise<VideoItem[]> {
  const { list } = await ask<PageOf<VideoItem>>(page.request, '/api/playlist/videos?id=playlist-02');
  expect(list.length).toBeGreaterThan(count);
  return list.slice(0, count);
}

test('a list is made from a card, holds the work at once, and is found among one’s own', async ({
  page,
  findAxeViolations,
}) => {
  await visitAsNewPerson(page);
  await page.goto('/');
  await page.getByRole('button', { name: adding }).first().click();
  const sheet = page.getByRole('dialog', { name: '加入播放列表' });
  await sheet.getByRole('button', { name: '新建播放列表' }).click();
  await sheet.getByRole('textbox', { name: '列表名称' }).fill('夜里的光');
  await sheet.getByRole('radio', { name: /^私密/ }).check();
  await sheet.getByRole('button', { name: '新建', exact: true }).click();
  const row = sheet.getByRole('checkbox', { name: /夜里的光/ });
  await expect(row).toBeChecked();
  expect(await findAxeViolations()).toEqual([]);

  const [taken] = await Promise.all([page.waitForResponse('**/api/playlist/take'), row.uncheck()]);
  expect(taken.status()).toBe(200);
  const [added] = await Promise.all([page.waitForResponse('**/api/playlist/add'), row.check()]);
  expect(added.status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.goto('/MyCollect?tab=lists');
  await expect(page.getByRole('link', { name: /1 件作品 夜里的光/ })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
});

test('a list is put in order by keys and by hand, and stays so', async ({ page, findAxeViolations }) => {
  const { token } = await visitAsNewPerson(page);
  const works = await someWorks(page, 4);
  const videoIds = works.map(({ videoId }) => videoId).join(',');
  const list = { title: '排序', intro: '', isPublic: 'true', videoIds };
  const { id } = await callAs<PlaylistItem>(page.request, { token }, '/api/playlist/create', list);
  const [a, b, c, d] = works.map(({ title }) => title);
  const expectOrder = (...titles: (string | undefined)[]) =>
    expect(handles(page))
      .toHaveCount(titles.length)
      .then(() =>
        Promise.all(
          titles.map((title, index) =>
            expect(handles(page).nth(index)).toHaveAccessibleName(`移动《${title}》，第 ${index + 1} 位`),
          ),
        ),
      );

  await page.goto(`/videoSort/${id}`);
  await expectOrder(a, b, c, d);
  expect(await findAxeViolations()).toEqual([]);
  await handles(page).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`已拿起《${a}》，第 1 位，共 4 位。`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`《${a}》移到第 2 位，共 4 位。`)).toBeAttached();
  const [byKeys] = await Promise.all([ordered(page), page.keyboard.press('Space')]);
  expect(byKeys.status()).toBe(200);
  await expectOrder(b, a, c, d);

  const [from, to] = [await handles(page).first().boundingBox(), await handles(page).nth(3).boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the screen');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 12 });
  const [byHand] = await Promise.all([ordered(page), page.mouse.up()]);
  expect(byHand.status()).toBe(200);
  await page.reload();
  await expectOrder(a, c, d, b);
});

test('a list plays one work after the other, and the address keeps it', async ({ page, findAxeViolations }) => {
  const [first, second] = await someWorks(page, 2);
  await page.goto('/playlist/playlist-02');
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('link', { name: '播放全部' }).click();
  const panel = page.getByRole('region', { name: '正在播放的列表' });
  await expect(panel.getByText(/^第 1 件，共 \d+ 件$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/video/detail/${first?.videoId}\\?list=playlist-02`));
  await panel.getByRole('link', { name: `下一件 ${second?.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/video/detail/${second?.videoId}\\?list=playlist-02`));
  await expect(panel.getByText(/^第 2 件，共 \d+ 件$/)).toBeVisible();
  await expect(panel.locator('[aria-current]')).toContainText(second?.title ?? '');
});

test('the list below a film has its room from the first paint on', async ({ page }) => {
  const [first] = await someWorks(page, 1);
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/video/detail/${first?.videoId}?list=playlist-02`);
  const panel = page.getByRole('region', { name: '正在播放的列表' });
  await expect(panel.getByText(/^第 1 件，共 \d+ 件$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The number of views may gain a digit, which nobody sees move.
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeCloseTo(0, 3);
});

test('works are found by their titles, and what is picked stays while one looks for more', async ({
  page,
  findAxeViolations,
}) => {
  const person = await visitAsNewPerson(page);
  const [one, other, third] = await someWorks(page, 3);
  if (!one || !other || !third) throw new Error('The demonstration has too few works');
  for (const { videoId } of [one, other, third]) {
    await callAs(page.request, person, '/api/like/like', { kind: 'video', id: videoId, like: 'true' });
  }
  const list = { title: '挑选', intro: '', isPublic: 'false', videoIds: third.videoId };
  const { id } = await callAs<PlaylistItem>(page.request, person, '/api/playlist/create', list);

  await page.goto(`/selectVideo?playlist=${id}&from=liked`);
  const works = page.getByRole('tabpanel', { name: '喜欢的作品' }).getByRole('checkbox');
  await expect(works).toHaveCount(3);
  await page.getByRole('searchbox', { name: '按标题查找作品' }).fill(one.title);
  await expect(works).toHaveCount(1);
  await works.check();
  await page.getByRole('searchbox', { name: '按标题查找作品' }).fill('没有这样的标题');
  await expect(page.getByText('没有搜索到相关内容')).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: '清空搜索' }).first().click();
  await expect(works).toHaveCount(3);
  await expect(page.getByText(/^已选 1\//)).toBeVisible();
  await page.getByRole('checkbox', { name: other.title }).check();
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: '加入', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/videoSort/${id}`));
  await expect(handles(page)).toHaveCount(3);
});

cast.describe('a private list', () => {
  // Its page is a true 404, which the browser notes; its owner's asks once more.
  cast.use({ expectedErrors: [/404 \(Not Found\)/] });

  cast('is there for its owner and for nobody else, in page and call', async ({ cast: people }) => {
    const owner = await people.newPerson();
    const list = { title: '只给自己', intro: '', isPublic: 'false' };
    const { id } = await callAs<PlaylistItem>(owner.request, owner, '/api/playlist/create', list);
    const page = await owner.newPage();
    await page.goto(`/playlist/${id}`);
    await expect(page.getByRole('heading', { name: '只给自己' })).toBeVisible();

    const other = await people.newPerson();
    for (const { request } of [other, await people.newVisitor()]) {
      const answer = await request.get(`/playlist/${id}`);
      expect([answer.status(), (await answer.text()).includes('只给自己')]).toEqual([404, false]);
      expect((await request.get(`/api/playlist/get?id=${id}`)).status()).toBe(404);
      expect((await request.get(`/api/playlist/videos?id=${id}`)).status()).toBe(404);
    }
    const others = await other.newPage();
    await others.goto(`/videoSort/${id}`);
    await expect(others.getByRole('heading', { name: '只给自己' })).toHaveCount(0);
    await expect(others.getByRole('textbox', { name: '列表名称' })).toHaveCount(0);
    await others.goto(`/playlist/${id}`);
    await expect(others.getByRole('heading', { name: '没有找到这个播放列表' })).toBeVisible();
  });
});
