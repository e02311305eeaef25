import type { Page } from '@playwright/test';
import type { ActivityItem } from '@/lib/events/activity/contract';
import type { Page as List } from '@/lib/platform/shared/wire';
import { expect, test } from '../../fixtures';
import { ask } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { languages } from './words';

/** Of the demonstration: one to come with tickets, one that is over and has photos. */
const [coming, past] = ['activity-12', 'activity-30'];

type Language = (typeof languages)[number];

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, { prefix, marker }: Language, path: string) {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

test('a visitor goes from the home of activities to what is free and on site, and comes back to it as it was left', async ({
  page,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { index, filter } = language.words;
  const found = await ask<List<ActivityItem>>(request, '/api/activity/list?category=2&price=free&pageSize=20');
  const ids = found.list.map(({ id }) => id);
  const chip = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  const links = page.getByRole('region', { name: filter.list }).getByRole('listitem').getByRole('link');
  const shown = async () => {
    const hrefs = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    return hrefs.map((href) => href?.split('/').at(-1)?.split('#')[0]);
  };

  await open(page, language, '/activity');
  await page.getByRole('navigation', { name: index.ways.label }).getByRole('link', { name: index.ways.free }).click();
  await expect(page).toHaveURL(({ search }) => search === '?price=free');
  await chip(filter.filters.category, filter.categories[2]).click();
  await expect.poll(shown).toEqual(ids);
  expect(new URL(page.url()).search).toBe('?price=free&category=2');
  expect(await findAxeViolations()).toEqual([]);

  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/ActivityDetail/${ids[0]}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(chip(filter.filters.category, filter.categories[2])).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toEqual(ids);
});

test('who looks at an activity keeps it, is reminded of it, discusses it, and sees what past ones looked like', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { words, talk } = language;
  const main = page.getByRole('main');
  const action = (name: string) => main.getByRole('button', { name, exact: true });
  const { collect, collected, remind, reminded, calendar } = words.page.actions;
  const { nickname: text } = await visitAsNewPerson(page);
  await open(page, language, `/ActivityDetail/${coming}`);
  expect(await findAxeViolations()).toEqual([]);
  const discussion = page.locator('#comments');
  // The paragraph of the text, not the line with its author.
  const said = discussion.locator('p[dir=auto]').filter({ hasText: text });

  const saved = [page.waitForResponse('**/api/collection/collect'), page.waitForResponse('**/api/activity/remind')];
  await action(collect).click();
  await action(remind).click();
  for (const answer of saved) expect((await answer).status()).toBe(200);
  const file = page.waitForEvent('download');
  await action(calendar).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  await discussion.getByRole('textbox', { name: talk.composer.label, exact: true }).fill(text);
  await discussion.getByRole('button', { name: talk.composer.send, exact: true }).click();
  await expect(said).toBeVisible();
  await page.reload();
  await expect(action(collected)).toHaveAttribute('aria-pressed', 'true');
  await expect(action(reminded)).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toBeVisible();

  await open(page, language, `/ActivityDetail/${past}`);
  await expect(action(remind)).toHaveCount(0);
  await main.locator('[data-picture]').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(/^1 \/ [2-9]/);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
});
