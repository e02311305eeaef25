import { randomInt } from 'node:crypto';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { monthBy } from '@/lib/works/recommend/rules/months';
import { cells, nameOf } from '../../cells';
import { expect } from '../../fixtures';
import { test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { callAsAdmin, openConsole, visitAs } from './people';
import { languages } from './words';

test('works are picked for a month, given a place and taken out, and the page follows', async ({
  page,
  context,
  cast,
  cell,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const t = words.picks;
  const maker = await cast.newPerson();
  const [first, second] = [`潮汐 ${randomInt(10 ** 9)}`, `鲸落 ${randomInt(10 ** 9)}`];
  const ids: string[] = [];
  for (const title of [first, second]) {
    ids.push((await newPublicWork(maker.request, maker, { titleZh: title, titleEn: title })).id);
  }
  // A month for each cell, before those that other tests use.
  const back = 5 + cells.findIndex((one) => nameOf(one) === nameOf(cell));
  const month = monthBy(beijingDay(Date.now()).slice(0, 7), -back);
  const shown = await context.newPage();
  const headings = shown.getByRole('main').getByRole('heading', { level: 3 });
  const ofMonth = `${prefix}/excellent?month=${month}`;
  /** Waits until the newly requested page shows these of the two, in this order. */
  const expectShown = (titles: string[]) =>
    expect(async () => {
      await shown.goto(ofMonth);
      const all = await headings.allTextContents();
      expect(all.filter((title) => title === first || title === second)).toEqual(titles);
    }).toPass({ timeout: 15_000 });

  await visitAs(page, 'editor');
  await openConsole(page, language, '/staff/picks');
  await page.getByRole('combobox', { name: t.month }).selectOption(month);
  const rows = page.getByRole('main').getByRole('listitem');
  const ofTwo = rows.filter({ hasText: new RegExp(`${first}|${second}`) });
  for (const [index, id] of ids.entries()) {
    await page.getByRole('textbox', { name: t.address }).fill(`https://light.example${prefix}/video/detail/${id}`);
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await expect(ofTwo).toHaveCount(index + 1);
  }
  await expect(ofTwo).toContainText([first, second]);
  await expectShown([first, second]);

  await page.getByRole('button', { name: t.upOf.replace('{title}', second) }).click();
  await expect(ofTwo).toContainText([second, first]);
  await expectShown([second, first]);
  expect(await findAxeViolations()).toEqual([]);

  await page.getByRole('button', { name: t.removeOf.replace('{title}', second) }).click();
  await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
  await expect(ofTwo).toContainText([first]);
  await expectShown([first]);
  await callAsAdmin('/api/video/picks/set', { id: ids[0] ?? '', month, isPicked: 'false' });
});
