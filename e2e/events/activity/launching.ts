import type { Page } from '@playwright/test';
import { millisecondsInHour } from 'date-fns/constants';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { plainPicture } from '../../../test/pictures';
import { expect } from '../../fixtures';
import type { Language } from './languages';

/** A field of the editor. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A time in so many hours, as a field takes it: in Beijing. */
export const timeIn = (hours: number) =>
  formatDate(Date.now() + hours * millisecondsInHour, { withTime: true }).replace(' ', 'T');

/** Writes a text with formats, whose editor is loaded once somebody is there. */
export async function writeText(page: Page, label: string, text: string) {
  const body = page.getByRole('textbox', { name: label, exact: true });
  await body.and(page.locator('[contenteditable="true"]')).click();
  await page.keyboard.type(text);
}

/** Cuts a picture that is too wide for a cover. */
export async function cutCover(page: Page, cover: Record<'pick' | 'crop' | 'use' | 'current', string>) {
  await page.getByLabel(cover.pick).setInputFiles({
    ...{ name: 'lamps.jpg', mimeType: 'image/jpeg' },
    buffer: await plainPicture('#1d2b53', { width: 1600, height: 1000 }),
  });
  const sheet = page.getByRole('dialog', { name: cover.crop });
  await sheet.getByRole('button', { name: cover.use }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('img', { name: cover.current })).toBeVisible();
}

/** It begins so soon that it comes first among what is to come; what is sold is sold until then. */
export async function setTimes(page: Page, { edit: { times } }: Language) {
  await field(page, times.enrolStartTime).fill(timeIn(-1));
  await field(page, times.enrolEndTime).fill(timeIn(1));
  await field(page, times.holdStartTime).fill(timeIn(1));
  await field(page, times.holdEndTime).fill(timeIn(4));
}

/** City, venue and address. */
export async function setPlace(page: Page, { edit: { place }, area, fields, written }: Language) {
  await press(page, place.pickCity);
  const sheet = page.getByRole('dialog', { name: place.pickCity });
  await sheet.getByRole('button', { name: written.country, exact: true }).click();
  await sheet.getByRole('button', { name: written.city, exact: true }).click();
  await sheet.getByRole('button', { name: area.take.replace('{area}', written.city) }).click();
  await field(page, place[fields.venue]).fill(written.venue);
  await field(page, place[fields.address]).fill(written.address);
}

/** A type for ¥30 and a free one; of the types only the one that was added last is open. */
export async function addTicketTypes(page: Page, { edit: { admission, tickets }, fields, written }: Language) {
  await press(page, admission.withTickets);
  await field(page, tickets[fields.name]).fill(written.paid);
  await field(page, tickets.price).fill('30');
  await field(page, tickets.quantity).fill('10');
  await press(page, tickets.add);
  await field(page, tickets[fields.name]).fill(written.free);
  await field(page, tickets.quantity).fill('20');
}
