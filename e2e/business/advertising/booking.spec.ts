import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '../../../lib/business/advertising/codes';
import { openConsole, rowsOf } from '../../base/staff/people';
import { expect, test, violationsOf } from '../../fixtures';
import {
  consoleIn,
  mailTo,
  newRequest,
  openTeam,
  receiptOf,
  type Typed,
  typedField,
  typeRequest,
} from '../lead/requests';
import { type BusinessLanguage, filled, languages } from '../lead/words';
import {
  bookButton,
  calendarOf,
  chooseWeek,
  expectCalendar,
  lookAt,
  openCalendar,
  productName,
  slotName,
  summary,
  weekBox,
  weekName,
  yuanOf,
} from './bookings';

const twoWeeks = 14 * 86_400_000;

/** Staff decide on a booking in the console. */
async function decide(
  team: Page,
  language: BusinessLanguage,
  decision: 'confirmed' | 'refused',
  company: string,
  note = '',
) {
  const t = consoleIn(language).words.bookings;
  const name = filled(t.decideOn, { decision: t.decisions[decision], company });
  await rowsOf(team, t.title).getByRole('button', { name }).click();
  const sheet = team.getByRole('dialog', { name: filled(t.asks[decision], { company }) });
  await sheet.getByLabel(t.note).fill(note);
  await sheet.getByRole('button', { name: t.decisions[decision], exact: true }).click();
  await expect(team.getByText(t.decided[decision])).toBeVisible();
  await expect(rowsOf(team, t.title)).toContainText(t.states[decision]);
}

/** Finds a booking in the console by the number of its request. */
async function findBooking(team: Page, language: BusinessLanguage, number: string) {
  const t = consoleIn(language).words.bookings;
  await openConsole(team, consoleIn(language), `/staff/bookings?search=${number}`);
  await expect(rowsOf(team, t.title)).toHaveCount(1);
  return rowsOf(team, t.title);
}

/** The free weeks of a position, in an order in which two workers do not collide: one starts from the end. */
async function weeksFor(request: APIRequestContext, product: Product): Promise<string[]> {
  const { freeOf } = await calendarOf(request);
  return test.info().parallelIndex % 2 === 0 ? freeOf(product) : freeOf(product).toReversed();
}

test('weeks are booked from the rate card, reviewed and confirmed', async ({ page, browser, request, inLanguage }) => {
  const language = inLanguage(languages);
  const { prefix, marker, words } = language;
  const { booking, rates } = words.advertising;
  const { status, receipt } = words.lead;
  const t = consoleIn(language).words.bookings;
  const typed = newRequest();
  const { weeks } = await calendarOf(request);
  const [first = '', second = ''] = await weeksFor(request, 'A2');
  const [post = ''] = await weeksFor(request, 'headline');
  const slots = [
    { product: 'A2', week: first },
    { product: 'A2', week: second },
    { product: 'headline', week: post },
  ] as const;

  await test.step('the row of A2 leads to its calendar, which begins two weeks ahead', async () => {
    await page.goto(`${prefix}/advertisement`);
    const row = page.getByRole('table', { name: rates.tables.app }).getByRole('row', { name: /^A2/ });
    const price = yuanOf(await row.getByRole('cell').last().textContent());
    expect(price).toBeGreaterThan(0);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`${prefix}/advertisement/booking?product=A2${marker}`);
    await expectCalendar(page, language, 'A2');
    await expect(page.locator('input[name=product][value=A2]').locator('..')).toContainText(
      `¥${price.toLocaleString('en')}`,
    );
    expect(Date.parse(`${weeks[0]}T00:00:00+08:00`)).toBeGreaterThanOrEqual(Date.now() + twoWeeks - 86_400_000 + 1);
    const boxes = page.getByRole('group', {
      name: filled(booking.calendar.legend, { product: productName(language, 'A2') }),
    });
    await expect(boxes.getByRole('checkbox')).toHaveCount(weeks.length);
    await expect(boxes.getByText(weekName(language, weeks[0] ?? ''), { exact: true })).toBeVisible();
  });

  const total = await test.step('weeks of two positions are chosen, and what they cost adds up', async () => {
    await bookButton(page, language).click();
    await expect(page.getByRole('alert').filter({ hasText: booking.form.needsSlots })).toBeVisible();
    await chooseWeek(page, language, first);
    await chooseWeek(page, language, second);
    await lookAt(page, language, 'headline');
    await chooseWeek(page, language, post);
    const choice = summary(page, language);
    const rows = choice.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const prices = (await rows.allTextContents()).map(yuanOf);
    const sum = prices.reduce((before, price) => before + price, 0);
    const [cheapest] = prices.toSorted((one, other) => one - other);
    expect(cheapest).toBeGreaterThan(0);
    await expect(choice.getByText(booking.summary.total).locator('..')).toContainText(`¥${sum.toLocaleString('en')}`);
    // Unchecks and checks it.
    await choice
      .getByRole('button', { name: filled(booking.summary.remove, { slot: slotName(language, slots[1]) }) })
      .click();
    await expect(rows).toHaveCount(2);
    await lookAt(page, language, 'A2');
    await expect(weekBox(page, language, first)).toBeChecked();
    await chooseWeek(page, language, second);
    await expect(rows).toHaveCount(3);
    return `¥${sum.toLocaleString('en')}`;
  });

  const { number, path } = await test.step('the request is sent, its weeks are held', async () => {
    await typeRequest(page, language, typed);
    await bookButton(page, language).click();
    const sent = await receiptOf(page, language);
    for (const slot of slots) await expect(page.getByText(slotName(language, slot), { exact: true })).toBeVisible();
    return sent;
  });

  await test.step('for the next visitor they are taken', async () => {
    const other = await (await browser.newContext()).newPage();
    await openCalendar(other, language, 'A2');
    for (const week of [first, second]) {
      const box = weekBox(other, language, week, true);
      await expect(box).toBeDisabled();
      await expect(box.locator('..')).toContainText(booking.calendar.taken);
    }
    await lookAt(other, language, 'headline');
    await expect(weekBox(other, language, post, true)).toBeDisabled();
    await other.context().close();
  });

  const { page: team } = await openTeam(browser, request);
  await test.step('in the console it waits for a review', async () => {
    const row = await findBooking(team, language, number);
    for (const shown of [typed.company, t.states.held, total, ...slots.map((slot) => slotName(language, slot))]) {
      await expect(row).toContainText(shown);
    }
    await decide(team, language, 'confirmed', typed.company, '素材请在开播前五天给到。');
  });

  await test.step('the customer reads that it is confirmed', async () => {
    const mail = await mailTo(request, typed.email, '素材请在开播前五天给到。');
    expect(mail.subject).toBe(filled(words.advertising.mail.confirmed.subject, { number }));
    for (const part of [path, total, ...slots.map(({ week }) => weekName(language, week))])
      expect(mail.text).toContain(part);
    await page.getByRole('main').getByRole('link', { name: receipt.status }).click();
    await expect(page).toHaveURL(path + marker);
    await expect(page.getByText(status.booking.confirmed)).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
  });

  await test.step('taken back, the weeks are free again', async () => {
    await decide(team, language, 'refused', typed.company);
    const { freeOf: freeNow } = await calendarOf(request);
    expect(freeNow('A2')).toEqual(expect.arrayContaining([first, second]));
    expect(freeNow('headline')).toContain(post);
  });
});

test.describe('two visitors who want the same week', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('one of them gets it, the other keeps what was typed and books another', async ({
    page,
    browser,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { booking, mail: letters } = language.words.advertising;
    const { status, receipt } = language.words.lead;
    const product = 'A1';
    const [wanted = '', instead = ''] = await weeksFor(request, product);
    const other = await (await browser.newContext()).newPage();
    const visitors = [page, other].map((visitor) => ({ visitor, typed: newRequest() }));
    for (const { visitor, typed } of visitors) {
      await openCalendar(visitor, language, product);
      await chooseWeek(visitor, language, wanted);
      await typeRequest(visitor, language, typed);
    }
    await Promise.all(visitors.map(({ visitor }) => bookButton(visitor, language).click()));
    const done = ({ visitor }: { visitor: Page }) => visitor.getByRole('heading', { name: receipt.title });
    const lost = filled(booking.calendar.lost, { slots: slotName(language, { product, week: wanted }) });
    const told = ({ visitor }: { visitor: Page }) => visitor.getByRole('alert').filter({ hasText: lost });
    for (const one of visitors) await expect(done(one).or(told(one))).toBeVisible({ timeout: 30_000 });
    const winners = await Promise.all(visitors.map((one) => done(one).isVisible()));
    expect(winners.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = winners[0] ? visitors : visitors.toReversed();
    if (!winner || !loser) throw new Error('There are two visitors.');

    const { visitor, typed } = loser;
    await expect(visitor.getByText(lost)).toBeFocused();
    await expect(weekBox(visitor, language, wanted, true)).toBeDisabled();
    expect(await violationsOf(visitor)).toEqual([]);
    for (const name of Object.keys(typed) as (keyof Typed)[]) {
      await expect(typedField(visitor, language, name)).toHaveValue(typed[name]);
    }
    await chooseWeek(visitor, language, instead);
    await expect(visitor.getByText(lost)).toBeHidden();
    await bookButton(visitor, language).click();
    const second = await receiptOf(visitor, language);
    const first = await receiptOf(winner.visitor, language);
    expect(second.number).not.toBe(first.number);

    const { page: team } = await openTeam(browser, request);
    await findBooking(team, language, second.number);
    const note = '这一周已有同类投放，欢迎换一周。';
    await decide(team, language, 'refused', typed.company, note);
    const mail = await mailTo(request, typed.email, note);
    expect(mail.subject).toBe(filled(letters.refused.subject, { number: second.number }));
    await visitor.goto(second.path);
    await expect(visitor.getByText(status.booking.refused)).toBeVisible();
    expect((await calendarOf(request)).freeOf(product)).toContain(instead);
    await findBooking(team, language, first.number);
    await decide(team, language, 'refused', winner.typed.company);
    expect((await calendarOf(request)).freeOf(product)).toContain(wanted);
  });
});
