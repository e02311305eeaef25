import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { keepLogin, type Person, register } from '../../people/account/people';
import type { Language } from './words';

export const roles = ['admin', 'editor', 'reviewer', 'sales'] as const;
export type Role = (typeof roles)[number];

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The login of a new admin; each worker has one. */
async function adminLogin(): Promise<{ token: string; state: State }> {
  const { project, parallelIndex } = test.info();
  const file = join(project.outputDir, `admin-${parallelIndex}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const context = await request.newContext({ baseURL: project.use.baseURL });
  const { token } = await joinStaff(context, 'admin');
  const login = { token, state: await context.storageState() };
  await context.dispose();
  mkdirSync(project.outputDir, { recursive: true });
  writeFileSync(file, JSON.stringify(login));
  return login;
}

/** Makes a call as an admin; with a form it writes. Expects success. */
export async function callAsAdmin<Data>(path: string, form?: Record<string, string>): Promise<Data> {
  const { token, state } = await adminLogin();
  const context = await request.newContext({ baseURL: test.info().project.use.baseURL, storageState: state });
  const data = await callAs<Data>(context, { token }, path, form);
  await context.dispose();
  return data;
}

export interface StaffPerson extends Person {
  userId: string;
}

/** A new person with a staff role. The request context is logged in. */
export const joinStaff = (request: APIRequestContext, role: Role): Promise<StaffPerson> =>
  register(request, { staffRole: role });

/** A new person with a staff role, logged in in this browser. */
export async function visitAs(page: Page, role: Role): Promise<StaffPerson> {
  const person = await joinStaff(page.context().request, role);
  await keepLogin(page, person.token);
  return person;
}

/** Opens a console page and waits until it is hydrated: its last component to hydrate writes the language hash. */
export async function openConsole(page: Page, { prefix, marker }: Language, path: string): Promise<void> {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

/** The links to the sections, made visible: on a phone they are behind a button. */
export async function openSections(page: Page, { words: { staff } }: Language): Promise<Locator> {
  const nav = page.getByRole('navigation', { name: staff.nav });
  const menu = page.getByRole('button', { name: staff.menu });
  if (await menu.isVisible()) await menu.click();
  await expect(nav).toBeVisible();
  return nav.getByRole('link');
}

/** The rows of a table of the console. */
export const rowsOf = (page: Page, title: string): Locator =>
  page.getByRole('table', { name: title }).locator('tbody tr[data-row]');

/** A laptop: its window, a mouse, no touch. */
export const laptop = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;
