import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { TopicDraft, TopicForReview } from '@/lib/community/topic/contract';
import { plainPicture } from '../../../test/pictures';
import { callAsAdmin, rowsOf } from '../../base/staff/people';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { type Person, visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { type Language, languages } from './languages';

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, { prefix, marker }: Language, path: string) {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const picture = async (width: number, height: number) => ({
  ...{ name: 'picture.jpg', mimeType: 'image/jpeg' },
  buffer: await plainPicture('#1d2b53', { width, height }),
});

/** Picks a picture of a channel and uses the part that the cutter offers. */
async function cut(page: Page, { pictures }: Language['edit'], kind: 'background' | 'thumb') {
  await page.getByLabel(pictures.pick[kind]).setInputFiles(await picture(1400, 900));
  const sheet = page.getByRole('dialog', { name: pictures.cut[kind] });
  await sheet.getByRole('button', { name: pictures.use }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('img', { name: pictures.current[kind] })).toBeVisible();
}

/** A channel that waits for review, of a person, by calls. */
async function newAskedTopic(request: APIRequestContext, person: Person, nameZh: string): Promise<string> {
  const call = (name: string, form: Record<string, string>) =>
    callAs<TopicDraft>(request, person, `/api/topic/own/${name}`, form);
  const draft = await call('create', { nameZh, kind: 'sound' });
  const { id } = draft;
  const texts = { nameZh, nameEn: '', introZh: '天黑以后的录音', introEn: '', kind: 'sound' };
  let { revision } = await call('save', { ...texts, id, revision: String(draft.revision) });
  for (const kind of ['background', 'thumb']) {
    const answer = await request.post('/api/topic/own/picture', {
      headers: { Authorization: `Bearer ${person.token}` },
      multipart: { id, revision: String(revision), kind, picture: await picture(1200, 400) },
    });
    revision = (await answer.json()).data.revision;
  }
  await call('submit', { id, revision: String(revision) });
  return id;
}

test('a person asks for a channel with texts and pictures, staff approve it, it is public and theirs to host', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, words, edit, review, sections } = language;
  const name = `夜的声音 ${randomInt(10 ** 9)}`;
  const person = await visitAsNewPerson(page);
  await open(page, language, '/AddTopic/new?kind=sound');
  await expect(page.getByRole('combobox')).toHaveValue('sound');
  await field(page, edit.fields.nameZh).fill(name);
  await press(page, edit.start.begin);
  await expect(page).toHaveURL(({ pathname }) => /^(?:\/en)?\/AddTopic\/[\w-]{20,}$/.test(pathname));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await field(page, edit.fields.introZh).fill('天黑以后的录音');
  await field(page, edit.fields.introEn).fill('Recordings made after dark');
  await cut(page, edit, 'background');
  await cut(page, edit, 'thumb');
  await expect(page.getByText(edit.missing.none)).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await press(page, edit.bar.submit);
  await expect(page.getByText(edit.state.pending_review)).toBeVisible();

  // Requested before it is public, so that a kept 404 has to end.
  const statusOfPage = async () => (await page.request.get(`${prefix}/topicIntroduce?topicId=${id}`)).status();
  expect(await statusOfPage()).toBe(404);
  const reviewer = await cast.newStaff('reviewer');
  const console_ = await reviewer.newPage();
  await open(console_, language, `/staff/channels?search=${encodeURIComponent(name)}`);
  await rowsOf(console_, sections.channels).getByRole('link', { name }).click();
  await press(console_, review.approve);
  await expect(console_.getByText(review.decided.approve)).toBeVisible();

  await expect.poll(statusOfPage).toBe(200);
  await open(page, language, '/topicManage');
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(own).toContainText(edit.own.states.verified);
  await own.getByRole('link').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/topicManage/${id}`);
  await open(page, language, `/topicIntroduce?topicId=${id}&tab=members`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const members = page.getByRole('tabpanel', { name: words.tabs.members }).getByRole('listitem');
  await expect(members.filter({ hasText: person.nickname })).toContainText(words.roles.host);
});

test('a channel is refused with a reason that its notice tells, is changed, and handed in again', async ({
  page,
  cast,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { edit, review, prefix } = language;
  const name = `夜的声音 ${randomInt(10 ** 9)}`;
  const person = await visitAsNewPerson(page);
  const id = await newAskedTopic(page.request, person, name);
  const reviewer = await cast.newStaff('reviewer');
  const console_ = await reviewer.newPage();
  await open(console_, language, `/staff/channels/${id}`);
  await press(console_, review.refuse);
  await expect(console_.getByText(review.needsReason)).toBeVisible();
  await press(console_, review.reasonNames.pictures);
  const reason = await console_.getByRole('textbox', { name: review.reasonFor.refuse }).inputValue();
  await press(console_, review.refuse);
  await expect(console_.getByText(review.refused)).toBeVisible();

  await open(page, language, '/systemMessage');
  const notice = page.getByRole('article').filter({ hasText: name });
  await expect(notice).toContainText(reason);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${prefix}/AddTopic/${id}`);
  await expect(page.getByText(edit.state.failed)).toBeVisible();
  await expect(page.getByText(edit.state.reason.replace('{reason}', reason))).toBeVisible();
  await page.getByLabel(edit.pictures.change.thumb).setInputFiles(await picture(300, 300));
  await page.getByRole('dialog').getByRole('button', { name: edit.pictures.use }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page, edit.fields.introZh).fill('天黑以后的录音，每晚一段');
  await press(page, edit.bar.submit);
  await expect(page.getByText(edit.state.pending_review)).toBeVisible();
  const again = await callAsAdmin<TopicForReview>(`/api/topic/review/get?id=${id}`);
  expect(again).toMatchObject({ state: 'pending_review', reason: '', introZh: '天黑以后的录音，每晚一段' });
});
