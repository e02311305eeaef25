import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Comment } from '@/lib/reactions/comment/contract';
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import en from '../../../messages/en/reactions/comment.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zh from '../../../messages/zh/reactions/comment.json' with { type: 'json' };
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import type { Person } from '../../people/account/people';
import { languages as pageLanguages } from './words';

/** Address prefix and hash of a language. */
type Address = Pick<(typeof pageLanguages)[number], 'prefix' | 'marker'>;

const talk = { zh, en };
const client = { zh: zhClient, en: enClient };

/** Both languages with the messages of a work's discussion. */
export const languages = pageLanguages.map((language) => ({
  ...language,
  talk: talk[language.name],
  client: client[language.name],
}));

/** A demonstration work with more than two pages of comments; no test adds one. */
export const busiest = 'video-007';

export const pageOf = (work: string) => `/video/detail/${work}`;

/** The call for the comments on a work, as the page makes it first. */
export const listOf = (work: string, query = '') => `/api/comment/list?kind=video&thingId=${work}&pageSize=20${query}`;

export const discussion = (page: Page): Locator => page.locator('#comments');

/** A comment with its replies, or a reply, by its text. */
export const entry = (page: Page, text: string): Locator =>
  discussion(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();

export const composer = (page: Page, label: string): Locator =>
  discussion(page).getByRole('textbox', { name: label, exact: true });

/** Opens the page of a work and waits until it is hydrated: its last component to hydrate writes the language hash. */
export async function openWork(page: Page, work: string, { prefix, marker }: Address): Promise<void> {
  await page.goto(prefix + pageOf(work));
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Adds a comment on a work, or a reply, with the call of the screen. */
export const say = (
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  work: string,
  text: string,
  more: { replyTo?: string; acknowledged?: 'true' } = {},
): Promise<Comment> => callAs(request, person, '/api/comment/send', { kind: 'video', thingId: work, text, ...more });

/** The HTML of a work's page, without a browser. */
export async function htmlOf(request: APIRequestContext, work: string, { prefix }: Address): Promise<string> {
  return (await request.get(prefix + pageOf(work))).text();
}
