import { expect, test } from '../../fixtures';
import { languages as centreLanguages } from '../../front/centre/words';
import { visitAsNewPerson } from '../../people/account/people';
import { languages, openOwnWorks } from './editing';
import { newWork, submitWork } from './films';

test('the personal centre leads to the own works: none at first, then each in its state until it is deleted', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { name, prefix, marker } = language;
  const t = language.words.work;
  const person = await visitAsNewPerson(page);
  await page.goto(`${prefix}/PeopleCenter`);
  const { entries } = inLanguage(centreLanguages).words.centre.own;
  await page.getByRole('link', { name: entries.works, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/MyMaJiang${marker}`);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.list.empty)).toBeVisible();

  const title = { zh: '晨灯', en: 'Lamp of Mornings' };
  await submitWork(page.request, person, await newWork(page.request, person));
  await newWork(page.request, person, { titleZh: title.zh, titleEn: title.en });
  await openOwnWorks(page, language);
  const rows = page.getByRole('tabpanel', { name: t.tabs.works }).getByRole('article');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([title[name], /./]);
  for (const [index, state] of [t.states.pending_edit, t.states.pending_review].entries())
    await expect(rows.nth(index).getByText(state, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.states.pending_edit, exact: true }).click();
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([title[name]]);

  const remove = rows.getByRole('button', { name: t.list.remove });
  const dialog = page.getByRole('alertdialog');
  await remove.click();
  expect(await findAxeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: t.list.keep }).click();
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await dialog.getByRole('button', { name: t.list.removeYes }).click();
  await expect(page.getByText(t.list.removed)).toBeVisible();
  await expect(page.getByText(t.list.emptyState)).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(t.states.pending_review, { exact: true })).toBeVisible();
});
