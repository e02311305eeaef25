import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ArticleDraft } from '@/lib/community/article/contract';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { type Person, visitAsNewPerson } from '../../people/account/people';
import type { Language } from './languages';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, { prefix, marker }: Language, path: string) {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The text in the language of the version: its title and its body, with the tools above it. */
export const textPart = (page: Page, { name, edit }: Language): Locator =>
  page.getByRole('region', { name: edit.languages[name], exact: true });

/** The body in its editor, which is loaded once somebody is there. */
export const bodyField = (page: Page, { body, edit }: Language): Locator =>
  page.getByRole('textbox', { name: edit.fields[body], exact: true }).and(page.locator('[contenteditable="true"]'));

/** Waits until the editor shows this saving state. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();

/** The article as its author gets it. */
export const readArticle = (request: APIRequestContext, person: Person, id: string): Promise<ArticleDraft> =>
  callAs<ArticleDraft>(request, person, `/api/article/own/get?id=${id}`);

/** A draft in one language, by calls. */
async function newArticle(
  request: APIRequestContext,
  person: Person,
  { name, title, body, headline }: Language,
): Promise<ArticleDraft> {
  const call = (to: string, form: Record<string, string>) =>
    callAs<ArticleDraft>(request, person, `/api/article/own/${to}`, form);
  const { id, revision } = await call('create', { title: headline, language: name, clientId: randomUUID() });
  const texts = { titleZh: '', titleEn: '', bodyZh: '', bodyEn: '', [title]: headline, [body]: '<p>20:00</p>' };
  return call('save', { ...texts, cover: '', tags: '[]', topicId: '', id, revision: String(revision) });
}

/** Moves until the editor is loaded: what comes before hydration does not count. */
export async function wakeEditor(page: Page, editor: Locator) {
  let at = 0;
  await expect(async () => {
    at += 9;
    await page.mouse.move(at, at);
    await expect(editor).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** A new person with a draft, in its editor. */
export async function visitDraft(page: Page, language: Language) {
  const person = await visitAsNewPerson(page);
  const article = await newArticle(page.request, person, language);
  await open(page, language, `/articleIndex/${article.id}/edit`);
  await wakeEditor(page, bodyField(page, language));
  return { person, article };
}

/** Pastes HTML as a browser does. */
export const paste = (field: Locator, html: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'text');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
