import { expect, test } from '../../fixtures';
import { visitAsNewPerson } from '../../people/account/people';
import { languages } from './languages';

test('a visitor finds a channel by its kind, sees its works and people, and finds the home as it was left', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, words } = inLanguage(languages);
  await page.goto(`${prefix}/topicHome`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const latest = page.getByRole('region', { name: words.home.latest });
  await latest.getByRole('listitem').nth(9).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  // From the present scroll position: the links need not be visible.
  await page.locator(`main nav a[href="${prefix}/channel/light"]`).dispatchEvent('click');
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/channel/light`);
  await page.getByRole('tab', { name: words.orders.age }).click();
  await expect(page).toHaveURL(/order=age/);
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/topicIntroduce\?topicId=/);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await page.getByRole('tab', { name: words.tabs.members }).click();
  const members = page.getByRole('tabpanel', { name: words.tabs.members }).getByRole('listitem');
  await expect(members.first()).toContainText(words.roles.host);
  expect(await findAxeViolations()).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/topicHome`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
});

test('a person follows several channels at once, sees what they follow, and leaves one again', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, topic, words } = inLanguage(languages);
  await visitAsNewPerson(page);
  await page.goto(`${prefix}/AddTopic`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const rows = page.getByRole('listitem').getByRole('button');
  const confirm = page.getByRole('main').getByRole('button', { name: / 2 / });
  await rows.nth(0).click();
  await rows.nth(1).click();
  await rows.nth(2).click();
  await rows.nth(2).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.nth(2)).toHaveAttribute('aria-pressed', 'false');
  expect(await findAxeViolations()).toEqual([]);
  const [followed] = await Promise.all([page.waitForResponse('**/api/topic/followSeveral'), confirm.click()]);
  expect(followed.status()).toBe(200);
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/topicHome`);
  const own = page.getByRole('region', { name: words.home.followed }).getByRole('listitem').getByRole('link');
  await expect(own).toHaveCount(2);

  const seen = page.waitForRequest('**/api/topic/seen');
  await own.first().click();
  await seen;
  const head = page.getByRole('main').getByRole('banner').or(page.locator('main header'));
  const follow = head.getByRole('button', { name: new RegExp(`^(?:${topic.follow.on}|${topic.follow.off})`) }).first();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const [left] = await Promise.all([page.waitForResponse('**/api/topic/follow'), follow.click()]);
  expect(left.status()).toBe(200);
  await page.goto(`${prefix}/topicHome`);
  await expect(own).toHaveCount(1);
});

test('a channel is opened by its name, collected, and found among what one has collected', async ({
  page,
  inLanguage,
}) => {
  const { prefix, marker, words } = inLanguage(languages);
  await visitAsNewPerson(page);
  await page.goto(`${prefix}/topicIntroduce?name=${encodeURIComponent(' light INSTALLATIONS')}`);
  await expect(page).toHaveURL(({ search, hash }) => search === '?topicId=topic-01' && hash === marker);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const report = page.getByRole('link', { name: words.channel.report });
  await expect(report).toHaveAttribute('href', `${prefix}/report?type=topic&id=topic-01`);
  const [kept] = await Promise.all([
    page.waitForResponse('**/api/collection/collect'),
    page.getByRole('button', { name: words.channel.collect, exact: true }).click(),
  ]);
  expect(kept.status()).toBe(200);
  await expect(page.getByRole('button', { name: words.channel.collected })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${prefix}/MyCollect?tab=channels`);
  await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeVisible();
});
