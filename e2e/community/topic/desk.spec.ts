import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { addChannel } from '../../stage';
import { type KnownPerson, test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { languages } from './languages';

/** Makes somebody a member of a channel. */
const join = ({ request, token }: Pick<KnownPerson, 'request' | 'token'>, topicId: string) =>
  callAs(request, { token }, '/api/topic/follow', { topicId, follow: 'true' });

/** What begins with these words, whatever it is about. */
const beginning = (words: string) => new RegExp(`^${words}`);

const rowOf = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Does something about a person; on a phone their row is opened first. */
async function act(page: Page, name: string, words: { manage: string; act: string }) {
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const manage = row.getByRole('button', { name: beginning(words.manage) });
  if (await manage.isVisible()) await manage.click();
  await row.getByRole('button', { name: beginning(words.act) }).click();
}

test('the host of a channel orders its banners, names a star, blocks somebody, lets them back, and hands it on', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const { prefix, marker, desk } = inLanguage(languages);
  const { members, banners } = desk;
  const { userId } = await visitAsNewPerson(page);
  const topicId = addChannel(userId, ['甲', '乙']);
  const [one, other] = [await cast.newPerson(), await cast.newPerson()];
  for (const person of [one, other]) await join(person, topicId);
  const opened = async (part: string) => {
    await page.goto(`${prefix}/topicManage/${topicId}/${part}`);
    await expect(page).toHaveURL(({ hash }) => hash === marker);
  };
  const sort = (words: string, title: string, place: number) =>
    words.replace('{title}', title).replace('{place}', String(place)).replace('{count}', '2');

  await opened('banners');
  await page.getByRole('button', { name: sort(banners.sort.handle, '甲', 1) }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(sort(banners.sort.taken, '甲', 1))).toBeAttached();
  // The list measures its rows once one is taken; a key before that does nothing, and one more does not go past the end.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(sort(banners.sort.over, '甲', 2))).toBeAttached({ timeout: 1000 });
  }).toPass();
  const ordered = page.waitForResponse('**/api/topic/banner/order');
  await page.keyboard.press('Space');
  expect((await ordered).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: sort(banners.sort.handle, '甲', 2) })).toBeVisible();

  await opened('members');
  const search = page.getByRole('searchbox', { name: members.search.label });
  await search.fill(one.nickname);
  await expect(rowOf(page, other.nickname)).toHaveCount(0);
  await act(page, one.nickname, { manage: members.manage, act: members.nameStar });
  await expect(rowOf(page, one.nickname)).toContainText(members.roles.star);
  expect(await findAxeViolations()).toEqual([]);

  await search.fill(other.nickname);
  await act(page, other.nickname, { manage: members.manage, act: members.block });
  await page.getByRole('alertdialog').getByRole('button', { name: members.blockYes }).click();
  await expect(rowOf(page, other.nickname)).toHaveCount(0);
  await page.getByRole('button', { name: members.blocked, exact: true }).click();
  await rowOf(page, other.nickname)
    .getByRole('button', { name: beginning(members.unblock) })
    .click();
  await expect(page.getByText(members.emptyBlocked)).toBeVisible();
  await join(other, topicId);

  await page.getByRole('button', { name: members.star, exact: true }).click();
  await search.clear();
  await act(page, one.nickname, { manage: members.manage, act: members.handOn });
  await page.getByRole('alertdialog').getByRole('button', { name: members.handOnYes }).click();
  await expect(page).toHaveURL(({ search }) => search === `?topicId=${topicId}`);
  const heir = await one.newPage();
  await heir.goto(`${prefix}/topicManage/${topicId}/members`);
  await expect(rowOf(heir, one.nickname)).toContainText(members.roles.host);
});

test('a member proposes a work for a channel, withdraws it, proposes it again, and the host accepts it', async ({
  page,
  cast,
  inLanguage,
}) => {
  const { prefix, marker, desk, select } = inLanguage(languages);
  const host = await cast.newPerson();
  const topicId = addChannel(host.userId);
  const maker = await visitAsNewPerson(page);
  await join({ request: page.request, token: maker.token }, topicId);
  const title = `提交的光 ${maker.nickname}`;
  await newPublicWork(page.request, maker, { titleZh: title, titleEn: title });
  const choice = page.getByRole('checkbox', { name: title });
  async function open() {
    await page.goto(`${prefix}/selectVideo?topicId=${topicId}`);
    await expect(page).toHaveURL(({ hash }) => hash === marker);
  }
  async function propose() {
    await choice.check();
    await page.getByRole('button', { name: select.propose, exact: true }).click();
    await expect(page).toHaveURL(({ search }) => search === `?topicId=${topicId}`);
    await expect(page).toHaveURL(/topicIntroduce/);
  }
  await open();
  await propose();
  await open();
  await expect(choice).toBeDisabled();
  await page.getByRole('button', { name: beginning(select.withdraw) }).click();
  await expect(choice).toBeEnabled();
  await expect(choice).toBeFocused();
  await propose();

  const hosts = await host.newPage();
  await hosts.goto(`${prefix}/topicManage/${topicId}/works`);
  await expect(hosts).toHaveURL(({ hash }) => hash === marker);
  await rowOf(hosts, title)
    .getByRole('button', { name: beginning(desk.works.accept) })
    .click();
  const standing = hosts.getByRole('region', { name: desk.works.standing });
  await expect(standing.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expect(hosts.getByText(desk.works.noProposals)).toBeVisible();
});
