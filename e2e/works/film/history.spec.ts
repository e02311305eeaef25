import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { languages } from '../work/editing';
import { playable } from '../work/films';

test('what was watched is in the history, with how far one came, until it is forgotten', async ({
  page,
  inLanguage,
}) => {
  const { prefix, words } = inLanguage(languages);
  const t = words.history;
  const person = await visitAsNewPerson(page);
  // Their durations are those of the demonstration: two seconds are not the end of any.
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
