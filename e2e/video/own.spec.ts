import type { Page } from '@playwright/test';
import type { Page as List } from '@/lib/platform/shared/wire';
import type { OwnWork, VideoItem } from '@/lib/video/contract';
import enWork from '../../messages/en/work.json' with { type: 'json' };
import zhWork from '../../messages/zh/work.json' with { type: 'json' };
import { demonstration, keepLogin, logInByCall, visitAsNewPerson } from '../account/people';
import { ask, callAs } from '../centre/calls';
import { languages as centreLanguages } from '../centre/words';
import { expect, test } from '../fixtures';
import { languages } from './words';

const works = { zh: zhWork, en: enWork };
const t = zhWork;

/** The star of the demonstration, who has works of their own. Her login. */
async function visitAsStar(page: Page): Promise<string> {
  const account = demonstration.star.address;
  const token = await logInByCall(page.context().request, account, demonstration.password);
  await keepLogin(page, token);
  return token;
}

const rows = (page: Page, tab: string) => page.getByRole('tabpanel', { name: tab }).getByRole('article');

for (const { name, prefix, marker, words } of centreLanguages) {
  const said = works[name];

  test(`${name}: the personal centre leads to the own works, which begin empty`, async ({ page }) => {
    await visitAsNewPerson(page);
    await page.goto(`${prefix}/PeopleCenter`);
    await page.getByRole('link', { name: words.centre.own.entries.works, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/MyMaJiang${marker}`);
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await expect(page.getByText(said.list.empty)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([said.tabs.works, said.tabs.history]);
    const upload = page.getByRole('main').getByRole('link', { name: said.upload, exact: true }).first();
    await expect(upload).toHaveAttribute('href', `${prefix}/MyMaJiang/new`);
  });

  test(`${name}: who is not logged in is led to the login and comes back`, async ({ page }) => {
    await page.goto(`${prefix}/MyMaJiang?tab=history`);
    const back = encodeURIComponent(`${prefix}/MyMaJiang?tab=history`);
    await expect(page).toHaveURL(`${prefix}/login?redirecturl=${back}${marker}`);
  });
}

test('the works of the demonstration stand in their states, and come by them', async ({ page }) => {
  const token = await visitAsStar(page);
  const { list } = await callAs<List<OwnWork>>(page.request, { token }, '/api/video/work/list?pageSize=20');
  expect(list.length).toBeGreaterThan(0);
  await page.goto('/MyMaJiang');
  await expect(rows(page, t.tabs.works)).toHaveCount(list.length);
  for (const [index, work] of list.entries()) {
    const row = rows(page, t.tabs.works).nth(index);
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(work.title);
    if (work.state !== 'deleted') await expect(row.getByText(t.states[work.state], { exact: true })).toBeVisible();
  }
  const verified = list.filter(({ state }) => state === 'verified');
  await page.getByRole('button', { name: t.states.verified, exact: true }).click();
  await expect(rows(page, t.tabs.works)).toHaveCount(verified.length);
  await page.getByRole('button', { name: t.states.all, exact: true }).click();
  await expect(rows(page, t.tabs.works)).toHaveCount(list.length);
});

test('a work is deleted after a question; whoever keeps it keeps it', async ({ page }) => {
  const token = await visitAsStar(page);
  const { list } = await callAs<List<OwnWork>>(page.request, { token }, '/api/video/work/list?pageSize=20');
  const work = list[0] as OwnWork;
  // The demonstration keeps its works: what this journey deletes is deleted in the browser alone.
  let isDeleted = false;
  await page.route('**/api/video/work/remove', async (route) => {
    isDeleted = true;
    await route.fulfill({ json: { code: 'OK', data: null } });
  });
  await page.route('**/api/video/work/list?*', async (route) => {
    const left = isDeleted ? list.slice(1) : list;
    await route.fulfill({ json: { code: 'OK', data: { list: left, nextPage: null, hasNextPage: false } } });
  });
  await page.goto('/MyMaJiang');
  const row = rows(page, t.tabs.works).filter({ hasText: work.title });
  const dialog = page.getByRole('alertdialog');
  await row.getByRole('button', { name: t.list.remove }).click();
  await dialog.getByRole('button', { name: t.list.keep }).click();
  await expect(dialog).toHaveCount(0);
  expect(isDeleted).toBe(false);
  await row.getByRole('button', { name: t.list.remove }).click();
  await dialog.getByRole('button', { name: t.list.removeYes }).click();
  await expect(page.getByText(t.list.removed)).toBeVisible();
  await expect(rows(page, t.tabs.works)).toHaveCount(list.length - 1);
});

test('what was watched is in the history, with how far one came, until it is forgotten', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  for (const id of ['video-001', 'video-002']) {
    const { ticket } = await callAs<{ ticket: string }>(page.request, person, `/api/video/playback?id=${id}`);
    const form = { ticket, position: '2', watched: '2' };
    await callAs(page.request, person, '/api/video/watching', form);
  }
  await page.goto('/MyMaJiang?tab=history');
  const panel = page.getByRole('tabpanel', { name: t.tabs.history });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([t.history.today]);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText(/^看到 00:02，共 /)).toHaveCount(2);

  await panel
    .getByRole('button', { name: /^从观看历史中移除/ })
    .first()
    .click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: t.history.clear }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.history.clearYes }).click();
  await expect(panel.getByText(t.history.empty)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(t.history.empty)).toBeVisible();
});

for (const { name, prefix, words } of languages) {
  const { picks } = words.watch;

  test.describe(`${name}: what staff picked`, () => {
    test.use({ javaScriptEnabled: false });

    test('stands by month, and each month has its address', async ({ page, request, baseURL }) => {
      type Picks = { month: string; months: string[]; list: VideoItem[] };
      const latest = await ask<Picks>(request, '/api/video/picks', name);
      await page.goto(`${prefix}/excellent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(picks.heading);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
        latest.list.map(({ title }) => title),
      );
      const months = page.getByRole('navigation', { name: picks.months }).getByRole('link');
      await expect(months).toHaveCount(latest.months.length);
      const [, before] = latest.months;
      await months.nth(1).click();
      await expect(page).toHaveURL(`${prefix}/excellent?month=${before}`);
      await expect(months.nth(1)).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${prefix}/excellent?month=${before}`,
      );
      const older = await ask<Picks>(request, `/api/video/picks?month=${before}`, name);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
        older.list.map(({ title }) => title),
      );
    });
  });
}
