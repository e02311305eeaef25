import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BannerRow } from '@/lib/operation/contract';
import { plainPicture } from '../../test/pictures';
import { callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import { languages as homeLanguages } from '../home/languages';
import { joinStaff, laptop, openConsole, rowsOf, visitAs } from './people';
import { chinese, languages } from './words';

const day = 24 * 3_600_000;

/** A moment as the fields of the console take it: in Beijing's time, to the minute. */
const inBeijing = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16);

const picture = async (name: string, size?: { width: number; height: number }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plainPicture('#1d2b53', size),
});

/** Waits until the home page, asked for anew, has a banner with this title or has none; gives its links. */
async function expectOnHome(page: Page, index: 0 | 1, title: string, count: 0 | 1) {
  const { home, carousel } = homeLanguages[index];
  const slide = page.getByRole('region', { name: carousel }).locator('a').filter({ hasText: title });
  await expect(async () => {
    await page.goto(home);
    await expect(slide).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  return slide;
}

test.use(laptop);

for (const language of languages) {
  const t = language.words.banners;

  test(`${language.name}: a banner is made, shows on the home page, comes to its end and is removed`, async ({
    page,
    context,
  }) => {
    const number = randomInt(10 ** 9);
    const titles = { zh: `灯会 ${number}`, en: `Lanterns ${number}` };
    await visitAs(page, 'editor');
    const home = await context.newPage();
    await openConsole(page, language, '/staff/banners');
    await page.getByRole('link', { name: t.add }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.add })).toBeVisible();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(t.choosePicture).setInputFiles(await picture('lanterns.jpg', { width: 1600, height: 640 }));
    await expect(page.getByRole('img', { name: t.picture })).toBeVisible();
    await field(t.titleZh).fill(titles.zh);
    await field(t.titleEn).fill(titles.en);
    await field(t.type).selectOption({ label: t.types[10] });
    await field(t.url).fill('/business');
    await field(t.sort).fill('900');
    await field(t.startsAt).fill(inBeijing(Date.now() - 2 * day));
    await field(t.endsAt).fill(inBeijing(Date.now() + day));
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: t.search }).fill(titles.zh);
    const row = rowsOf(page, t.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(t.phases.showing);

    const shown = await expectOnHome(home, 0, titles.zh, 1);
    await expect(shown).toHaveAttribute('href', '/business');
    await expect(await expectOnHome(home, 1, titles.en, 1)).toHaveAttribute('href', '/en/business');

    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: titles.zh })).toBeVisible();
    await field(t.endsAt).fill(inBeijing(Date.now() - day));
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(row.filter({ hasText: titles.zh })).toContainText(t.phases.over);
    await expectOnHome(home, 0, titles.zh, 0);
    await expectOnHome(home, 1, titles.en, 0);

    await row.filter({ hasText: titles.zh }).getByRole('link').click();
    const remove = page.getByRole('main').getByRole('button', { name: t.remove, exact: true });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: t.removeTitle });
    await question.getByRole('button', { name: t.cancel }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: t.remove, exact: true }).click();
    await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: t.search }).fill(titles.zh);
    await expect(page.getByText(language.words.staff.table.noMatch)).toBeVisible();
  });

  test.describe(`${language.name}: what cannot be shown`, () => {
    test.use({ expectedErrors: [/status of 4(00|15)/] });

    test('is told at its field, and what was typed stays', async ({ page }) => {
      await visitAs(page, 'editor');
      await openConsole(page, language, '/staff/banners/new');
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const save = page.getByRole('button', { name: t.save, exact: true });
      const problem = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
      await save.click();
      await expect(problem).toHaveText(t.rules.picture);
      await expect(field(t.titleZh)).toHaveAccessibleDescription(t.rules.required);
      await expect(field(t.url)).toHaveAccessibleDescription(t.rules.address);

      await field(t.choosePicture).setInputFiles(await picture('small.jpg', { width: 1199, height: 480 }));
      await expect(problem).toHaveText(t.pictureSmall);
      const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
      await field(t.choosePicture).setInputFiles(words);
      await expect(problem).toHaveText(language.words.errors.UnsupportedMediaType);
      await field(t.choosePicture).setInputFiles(await picture('right.jpg', { width: 1200, height: 480 }));
      await expect(problem).toHaveCount(0);

      await field(t.titleZh).fill('写好的标题');
      await field(t.url).fill('javascript:alert(1)');
      await field(t.startsAt).fill('2026-12-02T00:00');
      await field(t.endsAt).fill('2026-12-01T00:00');
      await save.click();
      await expect(field(t.url)).toHaveAccessibleDescription(t.rules.address);
      await expect(field(t.url)).toBeFocused();
      await field(t.url).fill('/business');
      await save.click();
      await expect(field(t.endsAt)).toHaveAccessibleDescription(t.rules.window);
      await field(t.type).selectOption({ label: t.types[5] });
      await field(t.endsAt).fill('2026-12-03T00:00');
      await save.click();
      await expect(field(t.domainId)).toHaveAccessibleDescription(t.rules.required);
      await expect(field(t.titleZh)).toHaveValue('写好的标题');
      await expect(page).toHaveURL(/banners\/new/);
    });
  });
}

test('the log says who made a banner, what it was before and after, and who removed it', async ({ page, request }) => {
  const editor = await joinStaff(request, 'editor');
  const fields = {
    locationId: '7',
    sort: '901',
    type: '10',
    url: '/service',
    titleZh: '为记录而做',
    image: 'banners/none.jpg',
  };
  const over = { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2020-01-02T00:00:00+08:00' };
  const save = (changes: object) =>
    callAs<BannerRow>(request, editor, '/api/operation/banner/save', { ...fields, ...over, ...changes });
  const { id } = await save({});
  await save({ id, titleZh: '改过的标题', sort: '902' });
  await callAs(request, editor, '/api/operation/banner/remove', { id });

  await visitAs(page, 'admin');
  await openConsole(page, chinese, `/staff/audit?search=${id}`);
  const t = chinese.words.staff.audit;
  const rows = rowsOf(page, t.title);
  await expect(rows).toHaveCount(3);
  const { removed, changed, created } = t.actions.operation.banner;
  for (const [index, action] of [removed, changed, created].entries()) {
    await expect(rows.nth(index)).toContainText(action);
    await expect(rows.nth(index)).toContainText(editor.nickname);
  }
  const cell = rows.nth(1).locator('dd');
  await expect(cell).toHaveText([/901.*902/, /为记录而做.*改过的标题/]);
  await expect(cell.locator('del')).toHaveText(['901', '为记录而做']);
  await expect(cell.locator('ins')).toHaveText(['902', '改过的标题']);
  await rows.nth(2).locator('summary').click();
  await expect(rows.nth(2).locator('ins').filter({ hasText: '/service' })).toBeVisible();
  await expect(rows.nth(0).locator('del').filter({ hasText: '改过的标题' })).toHaveCount(1);
});
