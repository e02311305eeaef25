import type { Page } from '@playwright/test';
import { plainPicture } from '../../../test/pictures';
import { joinStaff } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { keepLogin, visitAsNewPerson } from '../../people/account/people';
import { addOrder, letExpire, runJob } from '../../stage';
import { languages } from './languages';
import { heading, ordered, paid, type Words } from './steps';

/** Tops the wallet up by ¥50 at the counter, from the wallet to the page of return. */
async function topUp(page: Page, words: Words) {
  await openPage(page, words, '/wallet');
  await page.getByRole('button', { name: '¥50', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: words.wallet.topUp.submitSum.replace('{sum}', '¥50.00') })
    .click();
  await page.getByRole('button', { name: `${words.order.ways.counter} ¥50.00` }).click();
  await expect(page.getByText(words.cashier.counter.demo)).toBeVisible();
  await page.getByRole('button', { name: words.cashier.counter.pay.replace('{sum}', '¥50.00') }).click();
  await expect(heading(page, paid(words, '¥50.00'))).toBeVisible();
}

test('tops the wallet up at the counter, and pays an order from the balance', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const { userId } = await visitAsNewPerson(page);
  await topUp(page, words);
  await page.getByRole('link', { name: words.cashier.end.toWallet }).click();
  await expect(page.getByText('+¥50.00')).toBeVisible();
  const id = addOrder(userId, ordered);
  await openPage(page, words, `/order/${id}/pay`);
  expect(await findAxeViolations()).toEqual([]);
  await page.getByRole('radio', { name: new RegExp(`^${words.order.ways.wallet}`) }).check();
  await page.getByRole('button', { name: `${words.order.ways.wallet} ¥50.00` }).click();
  await expect(heading(page, paid(words, '¥50.00'))).toBeVisible();
  await openPage(page, words, '/wallet');
  await expect(page.getByText('−¥50.00')).toBeVisible();
  await expect(page.getByText('¥0.00', { exact: true })).toBeVisible();
});

test('lets an order expire on the open cashier, and pays the next one by the points of the visit', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const { cashier, order, wallet } = words;
  const { userId } = await visitAsNewPerson(page);
  await page.clock.install();
  const late = addOrder(userId, ordered);
  await openPage(page, words, `/order/${late}/pay`);
  await expect(page.getByRole('radio', { name: new RegExp(`^${order.ways.points}`) })).toBeDisabled();
  letExpire(late);
  await page.clock.fastForward('15:01');
  await expect(heading(page, cashier.end.expired.title)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await findAxeViolations()).toEqual([]);
  runJob('payment.continue', { occurrence: Date.now() });
  await page.getByRole('link', { name: cashier.end.toOrder }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${words.prefix}/order/${late}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(order.steps.expired)).toBeVisible({ timeout: 1000 });
  }).toPass();

  const next = addOrder(userId, { ...ordered, totalFen: 2 });
  await openPage(page, words, `/order/${next}/pay`);
  await page.getByRole('radio', { name: new RegExp(`^${order.ways.points}`) }).check();
  await page.getByRole('button', { name: `${order.ways.points} ¥0.02` }).click();
  await expect(heading(page, paid(words, '¥0.02'))).toBeVisible();
  await openPage(page, words, '/wallet?history=points');
  await expect(page.getByRole('listitem').filter({ hasText: wallet.causes.payment })).toContainText('−2');
});

test('leaves the counter without paying, comes back to an order that is not paid, and cancels it', async ({
  page,
  inLanguage,
}) => {
  const words = inLanguage(languages);
  const { cashier } = words;
  const { userId } = await visitAsNewPerson(page);
  addOrder(userId, ordered);
  await openPage(page, words, '/my/order');
  await page.getByRole('link', { name: new RegExp(`^${words.order.pay} `) }).click();
  await page.getByRole('button', { name: `${words.order.ways.counter} ¥50.00` }).click();
  await page.getByRole('link', { name: cashier.counter.leave }).click();
  await expect(heading(page, cashier.return.notYet)).toBeVisible();
  await page.getByRole('link', { name: cashier.return.back }).click();
  await page.getByRole('button', { name: cashier.cancel.press }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: cashier.cancel.confirm }).click();
  await expect(heading(page, cashier.end.canceled.title)).toBeVisible();
  await page.getByRole('link', { name: cashier.end.toOrder }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words.order.steps.canceled })).toBeVisible();
});

test('transfers a membership, is told why a slip is refused, sends another one, and staff confirm it', async ({
  page,
  browser,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const { cashier, console: consoleWords } = words;
  const { userId } = await visitAsNewPerson(page);
  const id = addOrder(userId, { ...ordered, kind: 'membership', totalFen: 128_000 });
  const staff = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const office = await staff.newPage();
  await keepLogin(office, (await joinStaff(staff.request, 'admin')).token);
  await openPage(page, words, `/order/${id}/pay`);
  await page.getByRole('radio', { name: new RegExp(`^${words.order.ways.offline}`) }).check();
  await page.getByRole('button', { name: cashier.toTransfer }).click();
  const picture = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await plainPicture('#1d2b53') };
  const sendSlip = async () => {
    await page.getByLabel(words.pictures.pick).setInputFiles(picture);
    await page.getByRole('button', { name: cashier.slip.send }).click();
    await expect(heading(page, cashier.end.paid_pending_review.title)).toBeVisible();
  };
  await sendSlip();
  await openPage(office, words, `/staff/orders/${id}`);
  await office.getByRole('img', { name: consoleWords.slip.picture.replace('{index}', '1') }).click();
  await expect(office.getByRole('dialog')).toBeVisible();
  await office.keyboard.press('Escape');
  await office.getByRole('textbox', { name: consoleWords.slip.reason }).fill('看不清金额');
  await office.getByRole('button', { name: consoleWords.slip.refuse }).click();
  await expect(office.getByText(words.order.steps.slipRefused)).toBeVisible();
  await page.reload();
  await expect(page.getByText('看不清金额')).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await sendSlip();
  await office.reload();
  await office.getByRole('button', { name: consoleWords.slip.confirm }).click();
  await expect(office.getByRole('heading', { name: consoleWords.refund.title })).toBeVisible();
  await page.reload();
  await expect(heading(page, paid(words, '¥1280.00'))).toBeVisible();
  await staff.close();
});

test('staff refund an order in part, and the buyer sees what came back and why', async ({
  page,
  browser,
  inLanguage,
}) => {
  const words = inLanguage(languages);
  const { console: consoleWords } = words;
  const { userId } = await visitAsNewPerson(page);
  await topUp(page, words);
  const id = addOrder(userId, ordered);
  await openPage(page, words, `/order/${id}/pay`);
  await page.getByRole('radio', { name: new RegExp(`^${words.order.ways.wallet}`) }).check();
  await page.getByRole('button', { name: `${words.order.ways.wallet} ¥50.00` }).click();
  await expect(heading(page, paid(words, '¥50.00'))).toBeVisible();
  const staff = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const office = await staff.newPage();
  await keepLogin(office, (await joinStaff(staff.request, 'admin')).token);
  await openPage(office, words, `/staff/orders/${id}`);
  await office.getByRole('textbox', { name: consoleWords.refund.sum }).fill('20');
  await office.getByRole('textbox', { name: consoleWords.refund.reason }).fill('活动改期');
  await office.getByRole('button', { name: consoleWords.refund.submit }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: consoleWords.refund.submit }).click();
  await expect(office.getByRole('heading', { name: consoleWords.refunds.title })).toBeVisible();
  await openPage(page, words, `/order/${id}`);
  await expect(page.getByText('活动改期').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words.order.refunded.replace('{sum}', '¥20.00'))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openPage(page, words, '/wallet');
  await expect(page.getByText('¥20.00', { exact: true })).toBeVisible();
  await staff.close();
});
