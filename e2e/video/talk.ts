import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Comment } from '@/lib/comment/contract';
import en from '../../messages/en/comment.json' with { type: 'json' };
import zh from '../../messages/zh/comment.json' with { type: 'json' };
import type { Person } from '../account/people';
import { callAs } from '../centre/calls';
import { expect } from '../fixtures';
import { chinese, languages as pageLanguages } from './words';

/** How the addresses of a language begin, and its marker. */
type Address = Pick<(typeof pageLanguages)[number], 'prefix' | 'marker'>;

/** Both languages with what the discussion of a work says in them. */
export const languages = pageLanguages.map((language) => ({ ...language, talk: { zh, en }[language.name] }));
export const talkInChinese = zh;

/** A work of the demonstration that more than two pages of comments are about. */
export const busiest = 'video-007';

/** Works of the demonstration that nobody has said anything about: each is for one test alone. */
export const quietWorks = {
  talk: ['video-004', 'video-008'],
  removal: 'video-012',
  draft: 'video-017',
  network: 'video-021',
  waiting: 'video-025',
  hostile: 'video-029',
  limits: 'video-034',
  likes: 'video-038',
  marks: 'video-042',
  counts: 'video-046',
} as const;

export const pageOf = (work: string) => `/video/detail/${work}`;

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
export async function openWork(page: Page, work: string, { prefix, marker }: Address = chinese): Promise<void> {
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
export async function htmlOf(request: APIRequestContext, work: string): Promise<string> {
  return (await request.get(pageOf(work))).text();
}
