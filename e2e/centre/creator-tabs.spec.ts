import type { Page } from '@playwright/test';
import type { ActivityItem } from '@/lib/activity/contract';
import type { Page as PageOf } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';
import { visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { ask, callAs, userIdOf } from './calls';
import { languages } from './words';

const creator = '/otherPeople?userId=person-003';

const activitiesOf = (page: Page, language: 'zh' | 'en') =>
  ask<PageOf<ActivityItem>>(page.request, '/api/activity/ofPerson?userId=person-003&pageSize=20', language);

for (const { name, prefix, marker, words } of languages) {
  const { works, activities } = words.centre.creator.tabs;

  test(`${name}: a tab that is pressed is in the address, and the way back leaves the page`, async ({ page }) => {
    const { list } = await activitiesOf(page, name);
    await page.goto(prefix || '/');
    await expect(page).toHaveURL(new RegExp(`${marker}$`));
    await page.goto(prefix + creator);
    await expect(page).toHaveURL(`${prefix}${creator}${marker}`);
    await page.getByRole('tab', { name: activities }).click();
    await expect(page).toHaveURL(`${prefix}${creator}&tabindex=1${marker}`);
    const panel = page.getByRole('tabpanel', { name: activities });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(list.map(({ title }) => title));

    await page.goBack();
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);
    await page.goForward();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(list.length);
    await page.reload();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(list.length);
    await page.getByRole('tab', { name: works }).click();
    await expect(page).toHaveURL(`${prefix}${creator}&tabindex=0${marker}`);
    await expect(page.getByRole('tabpanel', { name: works })).toBeVisible();
  });

  for (const [value, opened] of [
    ['0', works],
    ['1', activities],
    ['9', works],
    ['x', works],
  ] as const) {
    test(`${name}: tabindex=${value} opens ${opened}`, async ({ page }) => {
      await page.goto(`${prefix}${creator}&tabindex=${value}`);
      const panel = page.getByRole('tabpanel', { name: opened });
      await expect(panel.getByRole('listitem').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(opened);
    });
  }

  test(`${name}: the own page leads to the profile, where others are followed`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await page.goto(`${prefix}/otherPeople?userId=${userId}`);
    await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
    await expect(page.getByRole('link', { name: words.centre.creator.editProfile })).toHaveAttribute(
      'href',
      `${prefix}/Settings/profile`,
    );
    await expect(page.getByRole('button', { name: `${words.person.follow.off} ${person.nickname}` })).toHaveCount(0);
  });
}

test('a wish for the other language loads the same tab there, and is kept', async ({ page }) => {
  await page.goto(`${creator}&tabindex=1#!en`);
  await expect(page).toHaveURL(`/en${creator}&tabindex=1#!en`);
  await expect(page.getByRole('tab', { name: 'Activities', selected: true })).toBeVisible();
  await page.goto(creator);
  await expect(page).toHaveURL(`/en${creator}#!en`);
});

test('works go by their name here, and open in a new tab', async ({ page }) => {
  const { list } = await ask<PageOf<VideoItem>>(page.request, '/api/video/ofPerson?userId=person-003&pageSize=20');
  await page.goto(creator);
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(list.length);
  for (const [index, { videoId, name }] of list.entries()) {
    const link = cards.nth(index).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/video/detail/${videoId}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('the tabs go by keys: arrows move, Space and Enter press', async ({ page }) => {
  await page.goto(creator);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page).toHaveURL(/#!zh$/);
  await tab('作品').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('活动')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab('活动')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tab('作品')).toHaveAttribute('aria-selected', 'true');
});

for (const who of ['a visitor', 'a fan'] as const) {
  test(`nothing in the page moves while it loads, for ${who}`, async ({ page }) => {
    if (who === 'a fan') {
      const person = await visitAsNewPerson(page);
      await callAs(page.request, person, '/api/person/follow', { userId: 'person-003', follow: 'true' });
    }
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: (entry as { value?: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(creator);
    await expect(page.getByRole('button', { name: /林一舟/ })).toBeVisible();
    if (who === 'a fan') await expect(page.getByRole('button', { name: '已关注 林一舟' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The number of fans may gain a digit, which nobody sees move.
    expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeCloseTo(0, 3);
  });
}
