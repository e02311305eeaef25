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

/** How the addresses of a language begin, and its marker. */
type Address = Pick<(typeof pageLanguages)[number], 'prefix' | 'marker'>;

const talk = { zh, en };
const client = { zh: zhClient, en: enClient };

/** Both languages with what the discussion of a work says in them. */
export const languages = pageLanguages.map((language) => ({
  ...language,
  talk: talk[language.name],
  client: client[language.name],
}));

/** A work of the demonstration that more than two pages of comments are about; no test adds one. */
export const busiest = 'video-007';

export const pageOf = (work: string) => `/video/detail/${work}`;

/** The call that gives what is said about a work, as the page shows it first. */
export const listOf = (work: string, query = '') => `/api/comment/list?kind=video&thingId=${work}&pageSize=20${query}`;

export const discussion = (page: Page): Locator => page.locator('#comments');

/** A comment with its answers, or an answer, by what it says. */
export const entry = (page: Page, text: string): Locator =>
  discussion(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();

export const composer = (page: Page, label: string): Locator =>
  discussion(page).getByRole('textbox', { name: label, exact: true });

/** Opens the page of a work and waits until it is alive: its last part to wake writes the marker of the language. */
export async function openWork(page: Page, work: string, { prefix, marker }: Address): Promise<void> {
  await page.goto(prefix + pageOf(work));
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Says something about a work, or answers, by the call that the screen makes. */
export const say = (
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  work: string,
  text: string,
  more: { replyTo?: string; acknowledged?: 'true' } = {},
): Promise<Comment> => callAs(request, person, '/api/comment/send', { kind: 'video', thingId: work, text, ...more });

/** The page of a work as it comes, without a browser. */
export async function htmlOf(request: APIRequestContext, work: string, { prefix }: Address): Promise<string> {
  return (await request.get(prefix + pageOf(work))).text();
}
