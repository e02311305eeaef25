import type { Page } from '@playwright/test';
import type { Page as PageOf } from '@/lib/platform/shared/wire';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { expect, test } from '../../fixtures';
import { ask, callAs } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { test as cast } from '../work/cast';
import { playable } from '../work/films';
import { filled, languages } from './words';

type Words = (typeof languages)[number]['words'];

/** The drag handles, whatever their label. */
const handles = (page: Page, { edit }: Words) =>
  page.getByRole('button', { name: new RegExp(`^${edit.sort.handle.split('{title}')[0]}`) });
const ordered = (page: Page) => page.waitForResponse('**/api/playlist/order');

/** The first works of a demonstration list with only public works. */
async function someWorks(page: Page, count: number, language: 'zh' | 'en'): Promise<VideoItem[]> {
  const { list } = await ask<PageOf<VideoItem>>(page.request, '/api/playlist/videos?id=playlist-02', language);
  expect(list.length).toBeGreaterThan(count);
  return list.slice(0, count);
}

test('a list is made from a card, holds the work at once, and is found among one’s own', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { home, prefix, marker, words } = inLanguage(languages);
  const { add, sheet: said, new: made, who, card } = words.playlist;
  await visitAsNewPerson(page);
  await page.goto(home);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const [before = '', after = ''] = add.split('{title}');
  await page
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: said.title });
  await sheet.getByRole('button', { name: said.new }).click();
  await sheet.getByRole('textbox', { name: made.title }).fill('夜里的光');
  await sheet.getByRole('radio', { name: new RegExp(`^${who.private}`) }).check();
  await sheet.getByRole('button', { name: made.create, exact: true }).click();
  const row = sheet.getByRole('checkbox', { name: /夜里的光/ });
  await expect(row).toBeChecked();
  expect(await findAxeViolations()).toEqual([]);

  const [taken] = await Promise.all([page.waitForResponse('**/api/playlist/take'), row.uncheck()]);
  expect(taken.status()).toBe(200);
  const [added] = await Promise.all([page.waitForResponse('**/api/playlist/add'), row.check()]);
  expect(added.status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.goto(`${prefix}/MyCollect?tab=lists`);
  const found = page.getByRole('link', { name: /夜里的光/ });
  await expect(found).toContainText(/^1 (?:件作品|work)夜里的光/);
  await expect(found).toContainText(card.private);
  expect(await findAxeViolations()).toEqual([]);
});

test('a list is put in order by keys and by hand, and stays so', async ({ page, inLanguage, findAxeViolations }) => {
  const { name, prefix, marker, words } = inLanguage(languages);
  const { sort } = words.edit;
  const { token } = await visitAsNewPerson(page);
  const works = await someWorks(page, 4, name);
  const videoIds = works.map(({ videoId }) => videoId).join(',');
  const list = { title: '排序', intro: '', isPublic: 'true', videoIds };
  const { id } = await callAs<PlaylistItem>(page.request, { token }, '/api/playlist/create', list);
  const [a = '', b = '', c = '', d = ''] = works.map(({ title }) => title);
  async function expectOrder(...titles: string[]) {
    await expect(handles(page, words)).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      const handle = filled(sort.handle, { title, place: index + 1 });
      await expect(handles(page, words).nth(index)).toHaveAccessibleName(handle);
    }
  }

  await page.goto(`${prefix}/videoSort/${id}`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await expectOrder(a, b, c, d);
  expect(await findAxeViolations()).toEqual([]);
  await handles(page, words).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(filled(sort.taken, { title: a, place: 1, count: 4 }))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(filled(sort.over, { title: a, place: 2, count: 4 }))).toBeAttached();
  const [byKeys] = await Promise.all([ordered(page), page.keyboard.press('Space')]);
  expect(byKeys.status()).toBe(200);
  await expectOrder(b, a, c, d);

  await handles(page, words).nth(3).scrollIntoViewIfNeeded();
  const [from, to] = [
    await handles(page, words).first().boundingBox(),
    await handles(page, words).nth(3).boundingBox(),
  ];
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

test('a list plays one work after the other, the address keeps it, and it has its room from the first paint on', async ({
  page,
  inLanguage,
}) => {
  const { name, prefix, marker, words } = inLanguage(languages);
  const { playing } = words.playlist;
  const [first, second] = await someWorks(page, 2, name);
  if (!first || !second) throw new Error('The demonstration has too few works');
  for (const { videoId } of [first, second]) await playable(page.request, videoId);
  const maker = await visitAsNewPerson(page);
  // The second is the last, so that the player does not continue by itself.
  const videoIds = `${first.videoId},${second.videoId}`;
  const list = { title: '连着看', intro: '', isPublic: 'true', videoIds };
  const { id } = await callAs<PlaylistItem>(page.request, maker, '/api/playlist/create', list);
  const panel = page.getByRole('region', { name: playing.label });
  const at = (place: number) => panel.getByText(filled(playing.place, { place, count: 2 }), { exact: true });
  const playingAddress = ({ videoId }: VideoItem) =>
    expect(page).toHaveURL(
      ({ pathname, search }) => `${pathname}${search}` === `${prefix}/video/detail/${videoId}?list=${id}`,
    );

  await page.goto(`${prefix}/playlist/${id}`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await page.getByRole('link', { name: words.page.playAll }).click();
  await playingAddress(first);
  await panel.getByRole('link', { name: `${playing.next} ${second.title}` }).click();
  await playingAddress(second);
  await expect(at(2)).toBeVisible();
  await expect(panel.locator('[aria-current]')).toContainText(second.title);

  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${prefix}/video/detail/${first.videoId}?list=${id}`);
  await expect(at(1)).toBeVisible();
  await expect(panel.locator('[aria-current]')).toContainText(first.title);
  // Layout shift is known after painting.
  const shift = await page.evaluate(
    () =>
      new Promise<number | undefined>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done((window as { shift?: number }).shift))),
      ),
  );
  // The number of views may gain a digit, which is negligible.
  expect(shift).toBeCloseTo(0, 3);
});

test('works are found by their titles, and what is picked stays while one looks for more', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { name, prefix, marker, words } = inLanguage(languages);
  const { search, liked, take, count } = words.centreSelect;
  const person = await visitAsNewPerson(page);
  const [one, other, third] = await someWorks(page, 3, name);
  if (!one || !other || !third) throw new Error('The demonstration has too few works');
  for (const { videoId } of [one, other, third]) {
    await callAs(page.request, person, '/api/like/like', { kind: 'video', id: videoId, like: 'true' });
  }
  const list = { title: '挑选', intro: '', isPublic: 'false', videoIds: third.videoId };
  const { id } = await callAs<PlaylistItem>(page.request, person, '/api/playlist/create', list);

  await page.goto(`${prefix}/selectVideo?playlist=${id}&from=liked`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const works = page.getByRole('tabpanel', { name: liked }).getByRole('checkbox');
  const box = page.getByRole('searchbox', { name: search.label });
  await expect(works).toHaveCount(3);
  await box.fill(one.title);
  await expect(works).toHaveCount(1);
  await works.check();
  await box.fill('qqzzxx');
  await expect(page.getByText(words.client.emptyStates.noResults)).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: search.clear }).first().click();
  await expect(works).toHaveCount(3);
  const picked = new RegExp(`^${filled(count, { count: 1, most: '\\d+' })}`);
  await expect(page.getByText(picked)).toBeVisible();
  await page.getByRole('checkbox', { name: other.title }).check();
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('button', { name: take, exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/videoSort/${id}`);
  await expect(handles(page, words)).toHaveCount(3);
});

cast.describe('a private list', () => {
  // Its page is a real 404, which the browser logs; the owner's browser fetches again.
  cast.use({ expectedErrors: [/404 \(Not Found\)/] });

  cast('is there for its owner and for nobody else', async ({ cast: people, inLanguage }) => {
    const { prefix, words } = inLanguage(languages);
    const owner = await people.newPerson();
    const list = { title: '只给自己', intro: '', isPublic: 'false' };
    const { id } = await callAs<PlaylistItem>(owner.request, owner, '/api/playlist/create', list);
    const page = await owner.newPage();
    await page.goto(`${prefix}/playlist/${id}`);
    await expect(page.getByRole('heading', { name: '只给自己' })).toBeVisible();

    const others = await (await people.newPerson()).newPage();
    await others.goto(`${prefix}/playlist/${id}`);
    await expect(others.getByRole('heading', { name: words.page.missing.title })).toBeVisible();
  });
});
