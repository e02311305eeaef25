import { randomInt } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { joinStaff, laptop, type StaffPerson } from '../../base/staff/people';
import { languages as staffLanguages } from '../../base/staff/words';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { keepLogin, newEmail, newMobile } from '../../people/account/people';
import type { BusinessLanguage } from './words';

/** What a customer types. */
export interface Typed {
  company: string;
  name: string;
  mobile: string;
  email: string;
  message: string;
}

/** A unique request. */
export function newRequest(fields: Partial<Typed> = {}): Typed {
  return {
    company: `浮光文化 ${randomInt(2 ** 47)}`,
    name: '林知远',
    mobile: newMobile().mobile,
    email: newEmail(),
    message: '想在春天点亮一段滨江步道。\n两公里，三到五位创作者，为期两周。',
    ...fields,
  };
}

/** The number of a request, as a customer reads it out. */
const numberPattern = /^LF\d{6}-[2-9A-HJKMNP-Z]{5}$/;

export const requestForm = (page: Page, { words }: BusinessLanguage) =>
  page.getByRole('form', { name: words.lead.form.title });

/** A field of a request or booking form, by its name in the contract. */
export function typedField(page: Page, { words }: BusinessLanguage, name: keyof Typed) {
  return page.getByRole('main').getByLabel(words.lead.form[name], { exact: true });
}

export const consent = (page: Page) => page.getByRole('main').locator('input[name=consent]');

/** Opens a page with a form and waits until it is hydrated, so that typed text is not lost. */
export async function openForm(page: Page, { prefix, marker }: BusinessLanguage, path: string): Promise<void> {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Fills in a request with consent. */
export async function typeRequest(page: Page, language: BusinessLanguage, typed: Typed): Promise<void> {
  for (const name of Object.keys(typed) as (keyof Typed)[]) await typedField(page, language, name).fill(typed[name]);
  await consent(page).check();
}

export const sendButton = (page: Page, { words }: BusinessLanguage) =>
  page.getByRole('main').getByRole('button', { name: words.lead.form.send, exact: true });

/** Waits for the receipt, and returns its number and the address of its page. */
export async function receiptOf(page: Page, { words }: BusinessLanguage): Promise<{ number: string; path: string }> {
  const { receipt } = words.lead;
  // The proof of work takes time on a busy machine.
  await expect(page.getByRole('heading', { name: receipt.title })).toBeFocused({ timeout: 30_000 });
  const number = await page.getByText(numberPattern).textContent();
  const path = await page.getByRole('main').getByRole('link', { name: receipt.status }).getAttribute('href');
  return { number: number ?? '', path: path ?? '' };
}

/** An e-mail of the demonstration site. */
export interface Mail {
  channel: string;
  address: string;
  subject: string;
  text: string;
}

/** Waits for mail to an address that contains a text, such as the number of a request. */
export async function mailTo(request: APIRequestContext, address: string, named: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const { data }: { data: Mail[] } = await (await request.get('/api/delivery/outbox')).json();
      found = data.find((mail) => mail.address === address && `${mail.subject}\n${mail.text}`.includes(named));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

/** A member of the business team in a browser of their own, logged in. */
export async function openTeam(
  browser: Browser,
  request: APIRequestContext,
): Promise<{ page: Page; sales: StaffPerson }> {
  const sales = await joinStaff(request, 'sales');
  const context = await browser.newContext({ ...laptop, storageState: await request.storageState() });
  const page = await context.newPage();
  await keepLogin(page, sales.token);
  return { page, sales };
}

interface FoundLead {
  id: string;
  number: string;
  company: string;
}

/** The requests that a search in the console finds, for staff who may answer them; `request` is theirs. */
export async function leadsFound(request: APIRequestContext, sales: StaffPerson, search: string): Promise<FoundLead[]> {
  const path = `/api/cooperation/leads?${new URLSearchParams({ search })}`;
  const { list } = await callAs<{ list: FoundLead[] }>(request, sales, path);
  return list;
}

/** The console in the language of a page. */
export function consoleIn({ name }: BusinessLanguage) {
  return staffLanguages[name === 'zh' ? 0 : 1];
}
