import { field, press } from '../../events/activity/launching';
import { fillWallet } from '../../events/ticket/ticketing';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { languages } from '../languages';
import { addBroadcast } from '../rows';

test('who buys a broadcast finds it among their own, and has the money again when its host cancels it', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { admission, manage, own, phase, ways, written } = language;
  const host = await cast.newPerson();
  const id = addBroadcast(host.userId, 'public', { price_fen: 1990 });
  const buyer = await visitAsNewPerson(page);
  await fillWallet(page.request, buyer);
  const balance = async () => (await callAs<{ balanceFen: number }>(page.request, buyer, '/api/wallet')).balanceFen;

  await openPage(page, language, `/live/liveDetail?id=${id}`);
  await page.getByRole('link', { name: admission.card.buy.replace('{sum}', '¥19.90') }).click();
  await press(page, admission.buy.replace('{sum}', '¥19.90'));
  await page.getByRole('radio', { name: new RegExp(ways.wallet) }).check();
  await press(page, `${ways.wallet} ¥19.90`);
  await expect(page.getByRole('heading', { level: 1, name: admission.done.title })).toBeVisible();
  expect([await findAxeViolations(), await balance()]).toEqual([[], 3010]);

  await openPage(page, language, '/live/mine?tab=paid');
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1);
  await page.getByRole('tab', { name: own.tabs.reminded }).click();
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1);

  const desk = await host.newPage();
  await openPage(desk, language, `/liveManage/${id}`);
  await press(desk, manage.cancel.action);
  await field(desk, manage.cancel.reason).fill(written.reason);
  await desk.getByRole('dialog').getByRole('button', { name: manage.cancel.action }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: manage.cancel.confirm, exact: true }).click();
  await expect(desk.getByText(manage.cancel.done)).toBeVisible();

  await expect.poll(balance).toBe(5000);
  await openPage(page, language, `/live/liveDetail?id=${id}`);
  await expect(page.getByText(phase.canceled, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(written.reason)).toBeVisible();
});
