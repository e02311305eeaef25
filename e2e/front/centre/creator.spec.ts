import type { Page } from '@playwright/test';
import type { ActivityItem } from '@/lib/events/activity/contract';
import type { PersonDetail } from '@/lib/people/person/contract';
import type { Page as PageOf } from '@/lib/platform/shared/wire';
import { expect, test } from '../../fixtures';
import { keepLogin, register } from '../../people/account/people';
import { ask, callAs } from './calls';
import { openPage } from './open';
import { languages } from './words';

/** A creator of the demonstration with works and activities. */
const creator = '/otherPeople?userId=person-003';

test.describe('from a link that leads to nobody', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the way leads home and to a creator, whose tab is in the address and goes by keys', async ({
    page,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { name, prefix, marker, lang, words } = language;
    const { missing, tabs } = words.centre.creator;
    const activities = await ask<PageOf<ActivityItem>>(
      page.request,
      '/api/ticket/joined?userId=person-003&pageSize=20',
      name,
    );
    await openPage(page, language, '/otherPeople?userId=nobody');
    await expect(page.getByRole('heading', { name: missing.title })).toBeVisible();
    await expect(page).toHaveTitle(missing.title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('link', { name: missing.home }).click();
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);

    await openPage(page, language, creator);
    const tab = (label: string) => page.getByRole('tab', { name: label, exact: true });
    const titles = page.getByRole('tabpanel', { name: tabs.activities }).getByRole('heading', { level: 3 });
    await tab(tabs.works).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(tabs.activities)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${prefix}${creator}&tabindex=1${marker}`);
    await expect(titles).toHaveText(activities.list.map(({ title }) => title));

    // A tab is no history entry, and going back shows the tab that was open.
    await page.goBack();
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);
    await page.goForward();
    await expect(titles).toHaveCount(activities.list.length);
    await page.reload();
    await expect(titles).toHaveCount(activities.list.length);
    await tab(tabs.works).click();
    await expect(page).toHaveURL(`${prefix}${creator}&tabindex=0${marker}`);
    await expect(page.getByRole('tabpanel', { name: tabs.works, exact: true })).toBeVisible();
  });
});

test("nothing in a creator's page moves while it loads, for a visitor and for a fan", async ({ page, inLanguage }) => {
  const language = inLanguage(languages);
  const { off, on } = language.words.person.follow;
  const { nickname } = await ask<PersonDetail>(page.request, '/api/person/detail?userId=person-003', language.name);
  const button = (label: string) => page.getByRole('button', { name: `${label} ${nickname}`, exact: true });
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, language, creator);
  await expect(button(off)).toBeVisible();
  await expectStill(page);

  const fan = await register(page.context().request);
  await keepLogin(page, fan.token);
  await callAs(page.request, fan, '/api/person/follow', { userId: 'person-003', follow: 'true' });
  // The last call of a page with a login, and it stays open.
  const following = page.waitForResponse('**/api/message/stream');
  await openPage(page, language, creator);
  await expect(button(on)).toBeVisible();
  await expectStill(page, following);
});

/** Expects no layout shift so far. The number of fans may gain a digit, which is negligible. */
async function expectStill(page: Page, quiet: Promise<unknown> = page.waitForLoadState('networkidle')): Promise<void> {
  await quiet;
  expect(await page.evaluate(() => (window as { moved?: { shift: number } }).moved?.shift)).toBeCloseTo(0, 3);
}
