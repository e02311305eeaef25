import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import type { Product, Slot } from '../../../lib/business/advertising/codes';
import { expect } from '../../fixtures';
import { openForm } from '../lead/requests';
import { type BusinessLanguage, filled } from '../lead/words';

const day = 86_400_000;

/** The offered weeks by their Mondays, and which of them are free for a position. */
export async function calendarOf(
  request: APIRequestContext,
): Promise<{ weeks: string[]; freeOf(product: Product): string[] }> {
  const { data } = await (await request.get('/api/advertising/slots')).json();
  const { weeks, taken } = data as { weeks: string[]; taken: Slot[] };
  const isTaken = (product: Product, week: string) =>
    taken.some((slot) => slot.product === product && slot.week === week);
  return { weeks, freeOf: (product) => weeks.filter((week) => !isTaken(product, week)) };
}

/** The name of a week on the calendar. */
export function weekName({ name, words }: BusinessLanguage, week: string): string {
  const monday = Date.parse(`${week}T00:00:00Z`);
  const [first, last] = [new Date(monday), new Date(monday + 6 * day)];
  const values = {
    fromMonth: String(first.getUTCMonth() + 1),
    fromDay: String(first.getUTCDate()),
    toMonth: String(last.getUTCMonth() + 1),
    toDay: String(last.getUTCDate()),
  };
  const t = createTranslator({ locale: name, messages: words.advertising.weeks });
  return t(values.fromMonth === values.toMonth ? 'within' : 'across', values);
}

export const productName = ({ words }: BusinessLanguage, product: Product) => words.advertising.products[product].name;

/** A slot as text: `A2 Home feed, 7–13 Dec`. */
export const slotName = (language: BusinessLanguage, { product, week }: Slot) =>
  filled(language.words.advertising.weeks.slot, {
    product: productName(language, product),
    week: weekName(language, week),
  });

/** The checkbox of a week on the visible calendar; a taken one says so in its name. */
export function weekBox(page: Page, language: BusinessLanguage, week: string, isTaken = false): Locator {
  const { calendar } = language.words.advertising.booking;
  const name = weekName(language, week);
  const full = isTaken ? filled(calendar.cell, { week: name, state: calendar.taken }) : name;
  return page.getByRole('main').getByRole('checkbox', { name: full, exact: true });
}

/** Opens the calendar of a position and waits for its weeks. */
export async function openCalendar(page: Page, language: BusinessLanguage, product: Product): Promise<void> {
  await openForm(page, language, `/advertisement/booking?product=${product}`);
  await expectCalendar(page, language, product);
}

/** Expects that a position is chosen and its weeks are loaded. */
export async function expectCalendar(page: Page, language: BusinessLanguage, product: Product): Promise<void> {
  const { calendar } = language.words.advertising.booking;
  await expect(page.locator(`input[name=product][value=${product}]`)).toBeChecked();
  const legend = filled(calendar.legend, { product: productName(language, product) });
  await expect(page.getByRole('group', { name: legend }).getByRole('checkbox')).not.toHaveCount(0);
}

/** Switches to another position. */
export async function lookAt(page: Page, language: BusinessLanguage, product: Product): Promise<void> {
  await page.getByRole('main').getByText(productName(language, product), { exact: true }).first().click();
  await expectCalendar(page, language, product);
}

/** Checks a week by its label, since the checkbox itself is visually hidden. */
export async function chooseWeek(page: Page, language: BusinessLanguage, week: string): Promise<void> {
  await weekBox(page, language, week).locator('..').click();
  await expect(weekBox(page, language, week)).toBeChecked();
}

export const bookButton = (page: Page, { words }: BusinessLanguage) =>
  page.getByRole('main').getByRole('button', { name: words.advertising.booking.form.submit, exact: true });

/** The summary of the choice on the booking page. */
export const summary = (page: Page, { words }: BusinessLanguage) =>
  page.getByRole('complementary', { name: words.advertising.booking.summary.title });

/** A displayed price, in yuan. */
export const yuanOf = (text: string | null) =>
  Number(/¥([\d,]+(?:\.\d\d)?)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
