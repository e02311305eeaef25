import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { register, visitAsNewPerson } from '../../people/account/people';
import { languages } from './languages';
import { fillWallet, offer, orderTickets } from './ticketing';

test('buys a ticket from the wallet, and shows it also without a line', async ({
  page,
  browser,
  context,
  baseURL,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const person = await visitAsNewPerson(page);
  await fillWallet(context.request, person);
  const activity = await offer(context.request, 'person-034', 1);
  const type = activity.ticketTypes.find(({ priceFen }) => priceFen > 0);
  await openPage(page, words, `/ticket/get/${activity.id}`);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('link', { name: words.buy.next }).click();
  await page.getByRole('textbox', { name: words.form.name }).fill('林光');
  await page.getByRole('textbox', { name: words.form.mobile }).fill('13800138000');
  await page.getByRole('button', { name: words.buy.order.replace('{sum}', '¥30.00') }).click();
  expect(type?.priceFen).toBe(3000);
  await page.getByRole('radio', { name: new RegExp(`^${words.order.ways.wallet}`) }).check();
  await page.getByRole('button', { name: `${words.order.ways.wallet} ¥30.00` }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.buy.done.title })).toBeVisible();
  await page.getByRole('link', { name: words.buy.done.entry }).click();
  const code = page.getByRole('img', { name: words.own.show.code.replace('{attendee}', '林光') });
  await expect(code).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await expect(page.getByText(words.own.show.kept)).toBeVisible();
  // Its console is not watched: the browser says there what it cannot load without a line.
  const device = await browser.newContext({ baseURL, storageState: await context.storageState() });
  const away = await device.newPage();
  await away.goto(page.url());
  await expect(away.getByText(words.own.show.kept)).toBeVisible();
  await device.setOffline(true);
  await away.reload();
  await expect(away.getByRole('img', { name: words.own.show.code.replace('{attendee}', '林光') })).toBeVisible();
  await expect(away.getByText(words.own.show.offline)).toBeVisible();
  await device.close();
});

test('takes a free ticket at once, and gives it back', async ({ page, context, inLanguage }) => {
  const words = inLanguage(languages);
  await visitAsNewPerson(page);
  const activity = await offer(context.request, 'person-034', 1);
  await openPage(page, words, `/ticket/get/${activity.id}`);
  await page.getByRole('link', { name: words.buy.next }).click();
  await page.getByRole('textbox', { name: words.form.name }).fill('林光');
  await page.getByRole('textbox', { name: words.form.mobile }).fill('13800138000');
  await page.getByRole('button', { name: words.buy.take }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.buy.done.free })).toBeVisible();
  await page.getByRole('link', { name: words.buy.done.mine }).click();
  await page.getByRole('button', { name: new RegExp(`^${words.own.return.press}`) }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText(words.own.empty.coming)).toBeVisible();
  await page.getByRole('tab', { name: words.own.tabs.returned }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('waits for a sold-out type, and buys what comes back', async ({ page, context, playwright, inLanguage }) => {
  const words = inLanguage(languages);
  const activity = await offer(context.request, 'person-034', 1);
  const type = activity.ticketTypes.find(({ priceFen }) => priceFen > 0);
  const { baseURL } = test.info().project.use;
  const request = await playwright.request.newContext({ baseURL });
  const other = await register(request);
  const order = await orderTickets(request, other, type?.id ?? '', 1);
  await visitAsNewPerson(page);
  await openPage(page, words, `/ticket/get/${activity.id}`);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: /1/ }).last().click();
  await expect(page.getByText(words.ticket.waiting.title)).toBeVisible();
  await callAs(request, other, '/api/payment/cancel', { orderId: order });
  await page.reload();
  await page.getByRole('link', { name: words.ticket.waiting.take }).click();
  await page.getByRole('textbox', { name: words.form.name }).fill('林光');
  await page.getByRole('textbox', { name: words.form.mobile }).fill('13800138000');
  await page.getByRole('button', { name: words.buy.order.replace('{sum}', '¥30.00') }).click();
  await expect(page.getByText(words.order.ways.wallet)).toBeVisible();
});
