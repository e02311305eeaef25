import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { agents } from '../shell/agents';
import { languages } from './languages';

const lists = [
  { tab: 'channels', home: '/topicHome', calls: '/api/topic/findList', item: /\/topicIntroduce\?topicId=[^&]+$/ },
  {
    tab: 'activities',
    home: '/activity',
    calls: '/api/activity/indexList',
    item: /\/(?:ActivityDetail|match)\/[^/]+$/,
  },
] as const;

/** Number of items in all pages of a call. */
async function countItems(page: Page, path: string): Promise<number> {
  let count = 0;
  for (let next: number | null = 1; next !== null; ) {
    const { data } = await (await page.request.get(`${path}?pageSize=20&pageIndex=${next}`)).json();
    count += data.list.length;
    next = data.nextPage;
  }
  return count;
}

test('Channels and Activities open their homes in new tabs, and their lists grow to the last item and say so', async ({
  page,
  inLanguage,
}) => {
  const { home, prefix, marker, tabs, end, noMore } = inLanguage(languages);
  await page.goto(home);
  await expect(page).toHaveURL(home + marker);
  await expect(page.getByRole('link', { name: tabs.discover }).first()).toHaveAttribute('href', `${prefix}/Find`);
  const work = page.getByRole('tabpanel', { name: tabs.subscription }).getByRole('listitem').getByRole('link').first();
  await expect(work).toHaveAttribute('href', new RegExp(`^${prefix}/video/detail/[^/]+$`));
  const opened = page.waitForEvent('popup');
  await work.click();
  await (await opened).close();

  for (const { tab, home: itsHome, calls, item } of lists) {
    const all = await countItems(page, calls);
    const asked = page.context().waitForEvent('request', (request) => {
      return new URL(request.url()).pathname === prefix + itsHome;
    });
    const opened = page.waitForEvent('popup');
    await page.getByRole('tab', { name: tabs[tab] }).click();
    await asked;
    await (await opened).close();
    const panel = page.getByRole('tabpanel', { name: tabs[tab] });
    const items = panel.getByRole('listitem').getByRole('link');
    await expect(items.first()).toBeVisible();
    const scrollToEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(panel.getByText(end)).toBeInViewport({ timeout: 500 });
    };
    // What is said goes away again, maybe before the end is in sight.
    await Promise.all([expect(page.getByText(noMore)).toBeVisible({ timeout: 30_000 }), expect(scrollToEnd).toPass()]);
    // Another journey may add one meanwhile.
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(all);
    await expect(items.last()).toHaveAttribute('href', item);
    expect(await items.last().getAttribute('target')).toBeNull();
  }
});

// In the own app a press on a tab opens no page, which would fail without a connection.
test.describe('in the own app', () => {
  test.use({ userAgent: agents.appAndroid, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('nothing opens a new tab, and a list that is left keeps its pages and its place', async ({
    page,
    context,
    inLanguage,
  }) => {
    const { home, marker, tabs } = inLanguage(languages);
    await page.goto(home);
    await expect(page).toHaveURL(home + marker);
    const works = page.getByRole('tabpanel', { name: tabs.subscription }).getByRole('listitem');
    await expect(works).toHaveCount(20);
    await works.last().scrollIntoViewIfNeeded();
    await expect.poll(() => works.count()).toBeGreaterThan(30);
    await page.mouse.wheel(0, 400);
    const place = await settledPlace(page);
    const count = await works.count();
    for (const tab of ['activities', 'channels'] as const) {
      await page.getByRole('tab', { name: tabs[tab] }).click();
      await expect(page.getByRole('tabpanel', { name: tabs[tab] }).getByRole('link').first()).toBeInViewport();
    }
    await page.getByRole('tab', { name: tabs.subscription }).click();
    await expect(works).toHaveCount(count);
    expect(await settledPlace(page)).toBe(place);
    await expect(page.locator('a[target]')).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
  });

  test('without a connection a list says what to do, and comes back by itself or when asked', async ({
    page,
    context,
    inLanguage,
    findAxeViolations,
  }) => {
    const { home, marker, tabs, offline, retry } = inLanguage(languages);
    const alert = page.getByRole('alert').filter({ hasText: offline });
    const firstItem = page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first();
    await page.goto(home);
    await expect(page).toHaveURL(home + marker);
    await page.waitForLoadState('networkidle');

    await page.route('/api/topic/findList**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('tab', { name: tabs.channels }).click();
    await expect(alert).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await page.unroute('/api/topic/findList**');
    await page.getByRole('button', { name: retry }).click();
    await expect(firstItem).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('tab', { name: tabs.activities }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(firstItem).toBeVisible();
  });
});

/** The scroll position once the page has stopped scrolling. */
async function settledPlace(page: Page): Promise<number> {
  let place = -1;
  await expect(async () => {
    const before = place;
    place = await page.evaluate(() => window.scrollY);
    expect(place).toBe(before);
  }).toPass({ intervals: [200] });
  return place;
}
