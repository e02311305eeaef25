import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { languages as centreLanguages } from '../../front/centre/words';
import { visitAsNewPerson } from '../../people/account/people';
import { languages, openOwnWorks } from './editing';
import { newWork, playable, submitWork } from './films';

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

test('what was watched is in the history, with how far one came, until it is forgotten', async ({
  page,
  inLanguage,
}) => {
  const { prefix, words } = inLanguage(languages);
  const t = words.work.history;
  const person = await visitAsNewPerson(page);
  // Their lengths are those of the demonstration: two seconds are not the end of any.
  for (const work of ['video-031', 'video-032']) {
    const id = await playable(page.request, work);
    const { ticket } = await callAs<{ ticket: string }>(page.request, person, `/api/video/playback?id=${id}`);
    await callAs(page.request, person, '/api/video/watching', { ticket, position: '2', watched: '2' });
  }
  await page.goto(`${prefix}/MyMaJiang?tab=history`);
  const panel = page.getByRole('tabpanel', { name: words.work.tabs.history });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([t.today]);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  const place = t.position.replace('{position}', '00:02').split('{duration}')[0] ?? '';
  await expect(panel.getByText(place)).toHaveCount(2);

  const forget = t.forget.split('{title}')[0] ?? '';
  await panel
    .getByRole('button', { name: new RegExp(`^${forget}`) })
    .first()
    .click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: t.clear }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.clearYes }).click();
  await expect(panel.getByText(t.empty)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(t.empty)).toBeVisible();
});
