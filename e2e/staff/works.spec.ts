import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { VideoDetail, WorkDraft } from '@/lib/video/contract';
import { callAs } from '../centre/calls';
import { expect } from '../fixtures';
import { type KnownPerson, test } from '../video/cast';
import { newPublicWork, newWork, submitWork, type Texts } from '../video/films';
import { callAsAdmin, laptop, openConsole, rowsOf, visitAs } from './people';
import { chinese, english, languages } from './words';

const film = (page: Page) => page.locator('video');
const newTitle = () => `潮汐 ${randomInt(10 ** 9)}`;
/** What stands in the demonstration's list of watched words, written so that it is found all the same. */
const watched = '赌 博';

/** A work that waits for review, with a title of its own. */
async function handIn(maker: KnownPerson, texts: Texts = {}): Promise<WorkDraft> {
  return submitWork(maker.request, maker, await newWork(maker.request, maker, { titleZh: newTitle(), ...texts }));
}

const readWork = (maker: KnownPerson, id: string) =>
  callAs<WorkDraft>(maker.request, maker, `/api/video/work/get?id=${id}`);

/** Saves a work with other texts, and gives the answer's code beside the draft. */
async function save(maker: KnownPerson, id: string, texts: Texts & { acknowledged?: 'true' }) {
  const { revision, titleZh, titleEn, introZh, introEn, isOriginal } = await readWork(maker, id);
  const answer = await maker.request.post('/api/video/work/save', {
    headers: { Authorization: `Bearer ${maker.token}` },
    form: {
      ...{ id, revision: String(revision), titleZh, titleEn, introZh, introEn, isOriginal, cover: '' },
      ...{ category: '', industry: '', profession: '', tags: '[]', software: '[]', credits: '[]' },
      ...{ isDownloadable: 'false', isMadeWithAi: 'false', ...texts },
    },
  });
  return (await answer.json()).code as string;
}

/** The public title of a work in Chinese; undefined while it has no page. */
async function publicTitle({ request }: Pick<KnownPerson, 'request'>, id: string): Promise<string | undefined> {
  const { data } = (await (await request.get(`/api/video/detail?id=${id}`)).json()) as { data?: VideoDetail };
  return data?.title;
}

test.use(laptop);

for (const language of languages) {
  const { name, prefix, words } = language;
  const t = words.works;

  test(`${name}: a film that waits is watched and approved: its page is there, its creator is told`, async ({
    page,
    cast,
  }) => {
    const maker = await cast.newPerson(name);
    const visitor = await cast.newVisitor();
    const titleEn = `Tide ${randomInt(10 ** 9)}`;
    const { id, title } = await handIn(maker, { titleEn });
    const shown = { zh: title, en: titleEn }[name];
    // Asked for before, so that what has to end is a kept 404.
    const address = `${prefix}/video/detail/${id}`;
    const statusOfPage = async () => (await visitor.request.get(address)).status();
    expect(await statusOfPage()).toBe(404);

    await visitAs(page, 'reviewer');
    await openConsole(page, language, `/staff/works?search=${encodeURIComponent(shown)}`);
    const row = rowsOf(page, t.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(maker.nickname);
    await expect(row).toContainText(t.processing.ready);
    await row.getByRole('link', { name: shown }).click();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await page.getByRole('button', { name: words.player.watch.replace('{title}', shown) }).click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);

    await page.getByRole('button', { name: t.approve, exact: true }).click();
    await expect(page.getByText(t.decided.approve, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t.openPage })).toHaveAttribute('href', address);
    await expect.poll(statusOfPage).toBe(200);
    const own = await maker.newPage();
    await own.goto(`${prefix}/MyMaJiang`);
    const ownRow = own.getByRole('article').filter({ hasText: shown });
    await expect(ownRow.getByText(words.own.states.verified, { exact: true })).toBeVisible();
    await expect(ownRow.getByRole('link', { name: words.own.list.see })).toHaveAttribute('href', address);
  });

  test(`${name}: what is sent back says why, in the language of its creator`, async ({ page, cast }) => {
    // The reviewer reads the one language, the creator writes the other.
    const writes = name === 'zh' ? english : chinese;
    const maker = await cast.newPerson(writes.name);
    const titleEn = `Tide ${randomInt(10 ** 9)}`;
    const { id } = await handIn(maker, writes === english ? { titleZh: '', titleEn } : {});
    await visitAs(page, 'reviewer');
    await openConsole(page, language, `/staff/works/${id}`);
    await page.getByRole('button', { name: t.refuse, exact: true }).click();
    const field = page.getByRole('textbox', { name: t.reasonFor.refuse });
    await expect(field).toHaveAccessibleDescription(new RegExp(t.needsReason));
    await page.getByRole('button', { name: t.reasonNames.sound, exact: true }).click();
    const reason = writes.words.works.reasons.sound;
    await expect(field).toHaveValue(reason);
    await page.getByRole('button', { name: t.refuse, exact: true }).click();
    await expect(page.getByText(t.decided.refuse, { exact: true })).toBeVisible();
    await expect(page.getByText(t.nothingToDo.failed, { exact: true })).toBeVisible();
    const own = await maker.newPage();
    await own.goto(`${writes.prefix}/MyMaJiang`);
    const { states, list } = writes.words.own;
    await expect(own.getByRole('article').getByText(states.failed, { exact: true })).toBeVisible();
    await expect(own.getByText(list.reason.replace('{reason}', reason), { exact: true })).toBeVisible();
  });
}

const { words } = chinese;
const t = words.works;

test('the queue is worked by keys', async ({ page, cast }) => {
  const maker = await cast.newPerson();
  const { title } = await handIn(maker);
  await visitAs(page, 'reviewer');
  await openConsole(page, chinese, '/staff/works');
  await page.keyboard.press('/');
  await page.keyboard.insertText(title);
  const row = rowsOf(page, t.title);
  await expect(row).toHaveCount(1);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const approve = page.getByRole('button', { name: t.approve, exact: true });
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.decided.approve, { exact: true })).toBeVisible();
});

test('prohibited words warn a creator, lead to review, and are marked for who reads them', async ({ page, cast }) => {
  const maker = await cast.newPerson();
  const visitor = await cast.newVisitor();
  const title = newTitle();
  const draft = await newWork(maker.request, maker, { titleZh: title, introZh: `这里写的是${watched}的代价。` });
  const { id, revision } = draft;
  const headers = { Authorization: `Bearer ${maker.token}` };
  const submit = (acknowledged: string) =>
    maker.request.post('/api/video/work/submit', { headers, form: { id, revision: String(revision), acknowledged } });
  const warned = await submit('false');
  expect([warned.status(), (await warned.json()).code]).toEqual([422, 'ProhibitedWords']);
  expect((await readWork(maker, id)).state).toBe('pending_edit');
  expect((await submit('true')).status()).toBe(200);

  await visitAs(page, 'reviewer');
  await openConsole(page, chinese, `/staff/works/${id}`);
  await expect(page.getByText(t.wordsFound.replace('{words}', '赌博'), { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText([watched]);
  await page.getByRole('button', { name: t.approve, exact: true }).click();
  await expect.poll(() => publicTitle(visitor, id)).toBe(title);

  // What is public goes on saying what it said, until somebody has read the change.
  const changed = `${title} 与${watched}`;
  expect(await save(maker, id, { titleZh: changed })).toBe('ProhibitedWords');
  expect(await save(maker, id, { titleZh: changed, acknowledged: 'true' })).toBe('OK');
  expect(await publicTitle(visitor, id)).toBe(title);
  expect((await readWork(maker, id)).underReview).toEqual({ titleZh: changed });
  await page.reload();
  await expect(page.getByText(t.textsWait)).toBeVisible();
  await page.getByRole('link', { name: t.openReviews }).click();
  const review = rowsOf(page, words.reviews.title);
  await expect(review).toHaveCount(1);
  await expect(review.locator('mark')).toHaveText([watched]);
  await review.getByRole('button', { name: words.reviews.allow }).click();
  await expect(page.getByText(words.reviews.allowed, { exact: true })).toBeVisible();
  const heading = (await visitor.newPage()).getByRole('heading', { level: 1 });
  await expect(async () => {
    await heading.page().goto(`/video/detail/${id}`);
    await expect(heading).toHaveText(changed, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('a clean change of a public work shows on its page within seconds', async ({ cast }) => {
  const [maker, visitor] = [await cast.newPerson(), await cast.newVisitor()];
  const { id } = await newPublicWork(maker.request, maker);
  const page = async () => (await visitor.request.get(`/video/detail/${id}`)).text();
  await expect.poll(page).toContain('潮汐的灯');
  const title = newTitle();
  expect(await save(maker, id, { titleZh: title })).toBe('OK');
  await expect.poll(page).toContain(title);
  expect((await readWork(maker, id)).state).toBe('verified');
});

test.describe('what changes while a reviewer reads', () => {
  test.use({ expectedErrors: [/status of 40[49]/] });

  test('of two who decide at once one does; the other is told and sees how it stands', async ({ page, cast }) => {
    const maker = await cast.newPerson();
    const { id, revision } = await handIn(maker);
    await visitAs(page, 'reviewer');
    await openConsole(page, chinese, `/staff/works/${id}`);
    const colleague = await cast.newStaff('reviewer');
    const decide = (act: 'approve' | 'refuse') =>
      colleague.request.post('/api/video/review/decide', {
        headers: { Authorization: `Bearer ${colleague.token}` },
        form: { id, revision: String(revision), act, reason: '请补上声音。' },
      });
    const answers = await Promise.all([decide('approve'), decide('refuse')]);
    expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
    const { state } = await readWork(maker, id);
    expect(state).toBe(answers[0]?.ok() ? 'verified' : 'failed');

    await page.getByRole('button', { name: t.approve, exact: true }).click();
    await expect(page.getByText(t.changed, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.approve, exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('main').getByText(t.states[state as 'verified' | 'failed'], { exact: true }),
    ).toBeVisible();
    const { list } = await callAsAdmin<{ list: object[] }>(`/api/audit/entries?search=${id}`);
    expect(list).toHaveLength(1);
  });

  test('a work that its creator takes back, and one that is deleted, can be decided on no more', async ({
    page,
    cast,
  }) => {
    const maker = await cast.newPerson();
    const { id } = await handIn(maker);
    await visitAs(page, 'reviewer');
    await openConsole(page, chinese, `/staff/works/${id}`);
    await callAs(maker.request, maker, '/api/video/work/withdraw', { id });
    const approve = page.getByRole('button', { name: t.approve, exact: true });
    await approve.click();
    await expect(page.getByText(t.changed, { exact: true })).toBeVisible();
    await expect(page.getByText(t.nothingToDo.pending_edit, { exact: true })).toBeVisible();
    expect((await readWork(maker, id)).state).toBe('pending_edit');

    await submitWork(maker.request, maker, await readWork(maker, id));
    await page.reload();
    await expect(approve).toBeVisible();
    await callAs(maker.request, maker, '/api/video/work/remove', { id });
    await approve.click();
    await expect(page.getByRole('main').getByText(t.gone, { exact: true })).toBeVisible();
    await expect(approve).toHaveCount(0);
  });
});
