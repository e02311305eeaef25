import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { visitAsNewPerson } from '../../people/account/people';
import { openPage } from './open';
import { languages } from './words';

/** The answer to the next collecting call. */
const saved = (page: Page) => page.waitForResponse('**/api/collection/collect');

test('works and activities are collected from their cards, stand each under its tab, and are taken out there', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, marker, words } = language;
  const { collect, counts, creator, empty } = words.centre;
  const begin = words.collection.collect.split('“')[0] ?? '';
  const collecting = { name: new RegExp(`^${begin}“`) };
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  const titles = (tab: string) => panel(tab).getByRole('heading', { level: 3 });
  await visitAsNewPerson(page);
  await openPage(page, language, '/MyCollect');
  await expect(page.getByText(words.client.emptyStates.noData)).toBeVisible();
  await page.getByRole('link', { name: empty.discover }).click();

  const card = page.getByRole('region', { name: words.find.sections.newVideos }).getByRole('listitem').nth(1);
  const work = (await card.getByRole('heading').textContent()) ?? '';
  const button = card.getByRole('button', collecting);
  const [answer] = await Promise.all([saved(page), button.click()]);
  expect(answer.status()).toBe(200);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // By navigation within the app, where the list was empty a moment ago.
  await page.goBack();
  await expect(page).toHaveURL(/\/MyCollect/);
  await expect(titles(collect.video)).toHaveText([work]);

  await openPage(page, language, '/otherPeople?userId=person-003&tabindex=1');
  const event = panel(creator.tabs.activities).getByRole('listitem').first();
  const activity = (await event.getByRole('heading').textContent()) ?? '';
  await Promise.all([saved(page), event.getByRole('button', collecting).click()]);
  await openPage(page, language, '/PeopleCenter');
  const number = page.getByRole('link', { name: `2 ${counts.collections}` });
  await expect(number).toHaveAttribute('href', `${prefix}/MyCollect`);

  await openPage(page, language, '/MyCollect?tab=activities');
  await expect(titles(collect.activity)).toHaveText([activity]);
  await page.getByRole('tab', { name: collect.video, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/MyCollect?tab=works${marker}`);
  await expect(titles(collect.video)).toHaveText([work]);
  const own = panel(collect.video).getByRole('button', collecting);
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([saved(page), own.click()]);
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  // It stays until the next visit, so that a wrong press can be undone.
  await expect(titles(collect.video)).toHaveText([work]);
  await page.reload();
  await expect(page.getByText(words.client.emptyStates.noData)).toBeVisible();
});
