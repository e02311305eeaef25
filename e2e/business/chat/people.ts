import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { ChatRoom } from '@/lib/business/chat/contract';
import { joinStaff, laptop } from '../../base/staff/people';
import { test as base, errorsIn, expect } from '../../fixtures';
import { keepLogin } from '../../people/account/people';
import type { Language } from './words';

type Login = { token: string; state: Awaited<ReturnType<APIRequestContext['storageState']>> };

/** The login of the answering staff; each worker has one. */
async function salesLogin(): Promise<Login> {
  const { project, parallelIndex } = test.info();
  const file = join(project.outputDir, `sales-${parallelIndex}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const context = await request.newContext({ baseURL: project.use.baseURL });
  const { token } = await joinStaff(context, 'sales');
  const login = { token, state: await context.storageState() };
  await context.dispose();
  mkdirSync(project.outputDir, { recursive: true });
  writeFileSync(file, JSON.stringify(login));
  return login;
}

/** A journey with two browsers: `page` is the visitor's, `desk` the staff's laptop. */
export const test = base.extend<{ desk: Page }>({
  desk: async ({ browser }, use) => {
    const { token, state } = await salesLogin();
    const context = await browser.newContext({ ...laptop, storageState: state });
    const errors = errorsIn(context);
    const page = await context.newPage();
    await keepLogin(page, token);
    await use(page);
    await context.close();
    expect(errors, 'errors at the desk').toEqual([]);
  },
});

/** The parts of the visitor's chat, and its actions. */
export function visitorOf(page: Page, { prefix, chat }: Language) {
  const field = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  const log = page.getByRole('log', { name: chat.room.log });
  const status = page.getByRole('main').getByRole('status');
  return {
    field,
    log,
    status,
    /** Where answers go after the visitor has left. */
    address: page.getByRole('textbox', { name: chat.email.offer }),
    send: page.getByRole('button', { name: chat.composer.send, exact: true }),
    open: () => page.goto(`${prefix}/customer`),
    /** Writes and sends a message; wakes the page if it sleeps. */
    async write(text: string) {
      await field.focus();
      await expect(status).toHaveText(/\S/);
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    },
    /** The messages of the conversation, each with its sender. */
    said: () => log.locator('p:has(> .sr-only)').allTextContents(),
    own: (text: string) => `${chat.room.you}: ${text}`,
    answer: (text: string) => `${chat.room.staff}: ${text}`,
  };
}

/** The parts of the desk, and its actions. */
export function deskOf(page: Page, { prefix, marker, desk }: Language) {
  const list = page.getByRole('list', { name: desk.title });
  const log = page.getByRole('log', { name: desk.messages });
  return {
    log,
    answer: page.getByRole('textbox', { name: desk.answer, exact: true }),
    /** The conversation in the list with this last message. */
    item: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    /** Opens the desk, and waits until its stream is connected. */
    async open(path = '') {
      await page.goto(`${prefix}/staff/chats${path}`);
      await expect(page).toHaveURL(({ hash }) => hash === marker);
      await expect(page.getByText(desk.live)).toBeVisible();
    },
    said: () => log.getByRole('listitem').locator('p').allTextContents(),
  };
}

/** A unique text. */
export const newText = (of = '光') => `${of} ${randomInt(10 ** 12)}`;

/** The server's view of the caller's conversation. */
export async function roomOf(asking: APIRequestContext): Promise<ChatRoom> {
  const { data }: { data: ChatRoom } = await (await asking.get('/api/chat/room')).json();
  return data;
}
