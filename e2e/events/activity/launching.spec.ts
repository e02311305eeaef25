import { randomInt } from 'node:crypto';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { type KnownPerson, test } from '../../works/work/cast';
import { addActivity, verifyCompany } from '../stage';
import { fillWallet, orderTickets } from '../ticket/ticketing';
import { languages } from './languages';
import { addTicketTypes, cutCover, field, press, setPlace, setTimes, timeIn, writeText } from './launching';

// The question whether those who take part are to be told.
test.use({ expectedErrors: [/status of 409/] });

test('a company launches an activity, a reviewer approves it, and a visitor finds it with its tickets', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { edit, fields, review, ticket, words, written, prefix } = language;
  const headline = `${written.headline} ${randomInt(10 ** 6)}`;
  verifyCompany((await visitAsNewPerson(page)).userId);
  const [reviewer, visitor] = [await cast.newStaff('reviewer'), await cast.newVisitor()];

  await openPage(page, language, '/activity');
  await page.getByRole('main').getByRole('link', { name: words.index.launch }).click();
  await field(page, edit.start.headline).fill(headline);
  await press(page, edit.start.begin);
  await expect(page).toHaveURL(({ pathname }) => /\/activityManage\/[\w-]+\/edit$/.test(pathname));
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await writeText(page, edit.fields[fields.body], written.text);
  await cutCover(page, edit.cover);
  await setTimes(page, language);
  await setPlace(page, language);
  await addTicketTypes(page, language);
  await expect(page.getByText(edit.missing.none)).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await press(page, edit.bar.submit);
  await expect(page.getByText(edit.standing.pending_review)).toBeVisible();

  // Requested before it is public, so that kept pages have to end.
  const path = `/ActivityDetail/${id}`;
  const statusOfPage = async () => (await visitor.request.get(prefix + path)).status();
  const isListed = async () => (await (await visitor.request.get(`${prefix}/activity`)).text()).includes(id);
  expect([await statusOfPage(), await isListed()]).toEqual([404, false]);
  const office = await reviewer.newPage();
  await openPage(office, language, `/staff/activities?search=${id}`);
  await office.getByRole('link', { name: headline }).click();
  await expect(office.getByText(written.text)).toBeVisible();
  await press(office, review.approve);
  await expect(office.getByText(review.decided.approve)).toBeVisible();
  await expect.poll(async () => [await statusOfPage(), await isListed()]).toEqual([200, true]);

  const visit = await visitor.newPage();
  await openPage(visit, language, '/activity');
  const coming = visit.getByRole('region', { name: words.index.sections.coming });
  await coming.getByRole('link', { name: headline }).click();
  await expect(visit.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  const types = visit.getByRole('region', { name: ticket.title }).getByRole('listitem');
  const facts = (name: string, left: number, price: string) =>
    new RegExp(`${name}.*${ticket.left.replace('{count}', String(left))}.*${price}$`);
  await expect(types).toHaveText([facts(written.paid, 10, '¥30'), facts(written.free, 20, ticket.free)]);
});

test('who bought is told of a new time and returns at the full price; a cancel gives everybody the money back', async ({
  page,
  cast,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { edit, message, own, said, words, prefix } = language;
  const { cancel } = language.manage;
  const organiser = await visitAsNewPerson(page);
  // Tickets are not taken back, unless something changes.
  const id = addActivity(organiser.userId, [{ priceFen: 3000, quantity: 2 }], { refund_hours: null });
  const { ticketTypes } = await callAs<{ ticketTypes: { id: string }[] }>(
    page.request,
    organiser,
    `/api/activity/detail?id=${id}`,
  );
  const buy = async () => {
    const buyer = await cast.newPerson();
    await fillWallet(buyer.request, buyer);
    const orderId = await orderTickets(buyer.request, buyer, ticketTypes[0]?.id ?? '', 1);
    await callAs(buyer.request, buyer, '/api/payment/pay', { orderId, way: 'wallet' });
    return buyer;
  };
  const balance = async ({ request, token }: KnownPerson) =>
    (await callAs<{ balanceFen: number }>(request, { token }, '/api/wallet')).balanceFen;
  const [leaving, staying] = [await buy(), await buy()];
  expect([await balance(leaving), await balance(staying)]).toEqual([2000, 2000]);
  const visit = await leaving.newPage();
  await openPage(visit, language, '/ticket');
  await expect(visit.getByText(own.noReturn)).toBeVisible();
  await openPage(visit, language, '/PersonalMessage');
  const told = visit.getByRole('tabpanel').getByRole('article');
  await expect(told).toHaveCount(1);

  await test.step('the organiser moves it', async () => {
    await openPage(page, language, `/activityManage/${id}/edit`);
    await field(page, edit.times.holdEndTime).fill(timeIn(24 * 20 + 3));
    await field(page, edit.times.holdStartTime).fill(timeIn(24 * 20));
    await press(page, edit.bar.save);
    const title = edit.told.title.replace('{changes}', edit.told.changes.time);
    await page.getByRole('alertdialog', { name: title }).getByRole('button', { name: edit.told.confirm }).click();
    await expect(page.getByRole('status').getByText(edit.save.saved, { exact: true })).toBeVisible();
  });

  await test.step('a buyer hears of it, and returns the ticket', async () => {
    await visit.getByRole('button', { name: message.arrived }).click();
    await expect(told.first()).toContainText(said.moved);
    await openPage(visit, language, '/ticket');
    await visit.getByRole('button', { name: new RegExp(`^${own.return.press}`) }).click();
    await visit.getByRole('dialog').getByRole('button').filter({ hasText: '¥30.00' }).click();
    await expect(visit.getByText(own.empty.coming)).toBeVisible();
    await expect.poll(() => balance(leaving)).toBe(5000);
  });

  await test.step('the organiser cancels it, and says why', async () => {
    await openPage(page, language, `/activityManage/${id}`);
    await press(page, cancel.action);
    const sheet = page.getByRole('dialog', { name: cancel.title });
    await sheet.getByLabel(cancel.reason).fill(said.reason);
    await sheet.getByRole('button', { name: cancel.action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cancel.confirm, exact: true }).click();
    await expect(page.getByText(cancel.done)).toBeVisible();
  });

  await test.step('the other buyer has the money again, and everybody sees that it is canceled', async () => {
    await expect.poll(() => balance(staying)).toBe(5000);
    expect(await balance(leaving)).toBe(5000);
    const path = `/ActivityDetail/${id}`;
    await expect.poll(async () => (await page.request.get(prefix + path)).text()).toContain(said.reason);
    await openPage(visit, language, path);
    await expect(visit.getByRole('main').getByText(words.card.canceled, { exact: true })).toBeVisible();
    await expect(visit.getByRole('note').filter({ hasText: words.page.canceled.title })).toContainText(said.reason);
  });
});
