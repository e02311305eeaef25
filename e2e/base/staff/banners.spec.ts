import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { plainPicture } from '../../../test/pictures';
import { expect, test } from '../../fixtures';
import { languages as homeLanguages } from '../../front/home/languages';
import { openConsole, rowsOf, visitAs } from './people';
import { languages } from './words';

const day = 24 * 3_600_000;

/** A time as the fields of the console take it: in Beijing time, to the minute. */
const inBeijing = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16);

/** Waits until a newly requested home page has a banner with this title, or has none; returns its links. */
async function expectOnHome(
  page: Page,
  { home, carousel }: (typeof homeLanguages)[number],
  title: string,
  count: 0 | 1,
) {
  const slide = page.getByRole('region', { name: carousel }).locator('a').filter({ hasText: title });
  await expect(async () => {
    await page.goto(home);
    await expect(slide).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  return slide;
}

test('a banner is made, shows on the home page, comes to its end and is removed; the log says who did it', async ({
  page,
  context,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { banners: t, staff } = language.words;
  const number = randomInt(10 ** 9);
  const titles = { zh: `灯会 ${number}`, en: `Lanterns ${number}` };
  const admin = await visitAs(page, 'admin');
  const home = await context.newPage();
  await openConsole(page, language, '/staff/banners');
  await page.getByRole('link', { name: t.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.add })).toBeVisible();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const buffer = await plainPicture('#1d2b53', { width: 1600, height: 640 });
  await field(t.choosePicture).setInputFiles({ name: 'lanterns.jpg', mimeType: 'image/jpeg', buffer });
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

  const [chinese, english] = homeLanguages;
  const shown = await expectOnHome(home, chinese, titles.zh, 1);
  await expect(shown).toHaveAttribute('href', '/business');
  await expect(await expectOnHome(home, english, titles.en, 1)).toHaveAttribute('href', '/en/business');

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: titles.zh })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await field(t.endsAt).fill(inBeijing(Date.now() - day));
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(row.filter({ hasText: titles.zh })).toContainText(t.phases.over);
  await expectOnHome(home, chinese, titles.zh, 0);
  await expectOnHome(home, english, titles.en, 0);

  await row.filter({ hasText: titles.zh }).getByRole('link').click();
  const remove = page.getByRole('main').getByRole('button', { name: t.remove, exact: true });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: t.removeTitle });
  await expect(question).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await question.getByRole('button', { name: t.cancel }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: t.remove, exact: true }).click();
  await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: t.search }).fill(titles.zh);
  await expect(page.getByText(staff.table.noMatch)).toBeVisible();

  await openConsole(page, language, `/staff/audit?search=${id}`);
  const { removed, changed, created } = staff.audit.actions.operation.banner;
  const deeds = rowsOf(page, staff.audit.title);
  await expect(deeds).toContainText([removed, changed, created]);
  await expect(deeds.filter({ hasText: admin.nickname })).toHaveCount(3);
  // Not only that it was changed, but the values before and after.
  await expect(deeds.nth(1).locator('del, ins')).not.toHaveCount(0);
});
