import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { languages } from './languages';

const lists = [
  { tab: 'subscription', path: '/api/video/findVideoList', item: /\/video\/detail\/[^/]+$/, opens: '_blank' },
  { tab: 'channels', path: '/api/topic/findList', item: /\/topicIntroduce\?topicId=[^&]+$/, opens: null },
  { tab: 'activities', path: '/api/activity/indexList', item: /\/activityDetail\/[^/]+$/, opens: null },
] as const;

/** How many items the call has in all its pages. */
async function countItems(page: Page, path: string): Promise<number> {
  let count = 0;
  for (let next: number | null = 1; next !== null; ) {
    const { data } = await (await page.request.get(`${path}?pageSize=20&pageIndex=${next}`)).json();
    count += data.list.length;
    next = data.nextPage;
  }
  return count;
}

for (const { name, home, tabs, end, noMore } of languages) {
  for (const { tab, path, item, opens } of lists) {
    test(`${name}: ${tab} grows to its last item, then says there is no more`, async ({ page }) => {
      const all = await countItems(page, path);
      await page.goto(home);
      if (tab !== 'subscription') {
        const opened = page.waitForEvent('popup');
        await page.getByRole('tab', { name: tabs[tab] }).click();
        await (await opened).close();
      }
      const panel = page.getByRole('tabpanel', { name: tabs[tab] });
      const items = panel.getByRole('listitem').getByRole('link');
      await expect(items.first()).toBeVisible();
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(panel.getByText(end)).toBeInViewport({ timeout: 500 });
      }).toPass();
      await expect(page.getByText(noMore)).toBeVisible();
      await expect(items).toHaveCount(all);
      await expect(items.last()).toHaveAttribute('href', item);
      expect(await items.last().getAttribute('target')).toBe(opens);
    });
  }
}

test('Channels and Activities show their list and open their home in a new tab; Discover leaves', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: '发现' }).first()).toHaveAttribute('href', '/Find');
  for (const [name, path] of [
    ['频道', '/topicHome'],
    ['活动', '/activity'],
  ] as const) {
    const asked = page.context().waitForEvent('request', (request) => new URL(request.url()).pathname === path);
    const opened = page.waitForEvent('popup');
    await page.getByRole('tab', { name }).click();
    await asked;
    await (await opened).close();
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem').first()).toBeVisible();
  }
});

test.describe('inside the own app', () => {
  test.use({ userAgent: agents.appAndroid, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('nothing opens a new tab, and there is no header', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeHidden();
    for (const name of ['频道', '活动', '个人订阅']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('link').first()).toBeVisible();
    }
    await expect(page.locator('a[target]')).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
  });

  test('a list that is left keeps its pages and its place', async ({ page }) => {
    await page.goto('/');
    const works = page.getByRole('tabpanel', { name: '个人订阅' }).getByRole('listitem');
    await expect(works).toHaveCount(20);
    await works.last().scrollIntoViewIfNeeded();
    await expect.poll(() => works.count()).toBeGreaterThan(30);
    await page.mouse.wheel(0, 400);
    const place = await settledPlace(page);
    const count = await works.count();
    await page.getByRole('tab', { name: '频道' }).click();
    await expect(page.getByRole('tabpanel', { name: '频道' }).getByRole('link').first()).toBeInViewport();
    await page.getByRole('tab', { name: '个人订阅' }).click();
    await expect(works).toHaveCount(count);
    expect(await settledPlace(page)).toBe(place);
  });

  for (const { name, home, tabs, offline, retry } of languages) {
    test(`${name}: without a connection it says what to do, and comes back by itself or when asked`, async ({
      page,
      context,
    }) => {
      const alert = page.getByRole('alert').filter({ hasText: offline });
      const firstItem = page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first();
      await page.goto(home);
      await page.waitForLoadState('networkidle');

      await page.route('/api/topic/findList**', (route) => route.abort('internetdisconnected'));
      await page.getByRole('tab', { name: tabs.channels }).click();
      await expect(alert).toBeVisible();
      await page.unroute('/api/topic/findList**');
      await page.getByRole('button', { name: retry }).click();
      await expect(firstItem).toBeVisible();

      await context.setOffline(true);
      await page.getByRole('tab', { name: tabs.activities }).click();
      await expect(alert).toBeVisible();
      await context.setOffline(false);
      await expect(firstItem).toBeVisible();
    });
  }
});

/** Where the page stands once it scrolls no more. */
async function settledPlace(page: Page): Promise<number> {
  let place = -1;
  await expect(async () => {
    const before = place;
    place = await page.evaluate(() => window.scrollY);
    expect(place).toBe(before);
  }).toPass({ intervals: [200] });
  return place;
}
