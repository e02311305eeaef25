import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Comment } from '@/lib/comment/contract';
import type { ReportCaseDetail } from '@/lib/moderation/contract';
import type { PlaylistItem } from '@/lib/playlist/contract';
import ownWords from '../../messages/zh/playlist-edit.json' with { type: 'json' };
import { plainPicture } from '../../test/pictures';
import { visitAsNewPerson } from '../account/people';
import { callAs } from '../centre/calls';
import { expect } from '../fixtures';
import { type KnownPerson, test } from '../video/cast';
import { newPublicWork } from '../video/films';
import { callAsAdmin, openConsole, rowsOf } from './people';
import { chinese, type Language, languages } from './words';

/** A work of the demonstration about which anybody may say something. */
const place = 'video-002';

const say = (author: KnownPerson, text: string) =>
  callAs<Comment>(author.request, author, '/api/comment/send', { kind: 'video', thingId: place, text });

/** Why, and in which words, on the page that asks. */
async function fillIn(page: Page, { words }: Language, reason: 'copyright' | 'hate', text: string) {
  await page.getByRole('radio', { name: words.report.reasons[reason].name }).check();
  await page.getByRole('textbox', { name: words.report.form.text }).fill(text);
}

const send = (page: Page, { words }: Language) =>
  page.getByRole('main').getByRole('button', { name: words.report.form.send, exact: true }).click();

const expectThanks = (page: Page, { words }: Language) =>
  expect(page.getByRole('heading', { level: 1, name: words.report.thanks.title })).toBeVisible();

/** The only case of a thing, as staff read it. */
async function caseOf(id: string): Promise<ReportCaseDetail> {
  const { list } = await callAsAdmin<{ list: { id: string }[] }>(`/api/moderation/reports?search=${id}`);
  expect(list).toHaveLength(1);
  return callAsAdmin(`/api/moderation/report?id=${list[0]?.id}`);
}

for (const language of languages) {
  const { name, prefix, words } = language;
  const t = words.reviews.reports;

  test(`${name}: a work is reported twice with a picture, found guilty, taken down and gone`, async ({
    page,
    cast,
  }) => {
    const maker = await cast.newPerson();
    const titles = { titleZh: `鲸落 ${randomInt(10 ** 9)}`, titleEn: `Whale ${randomInt(10 ** 9)}` };
    const { id } = await newPublicWork(maker.request, maker, titles);
    const title = { zh: titles.titleZh, en: titles.titleEn }[name];
    const reporter = await visitAsNewPerson(page);
    const address = `${prefix}/video/detail/${id}`;
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: words.comment.report, exact: true }).click();
    await expect(page.getByRole('region', { name: words.report.thing })).toContainText(title);
    await fillIn(page, language, 'copyright', '第 12 秒起是我的画面。');
    const buffer = await plainPicture('#1d2b53');
    const picture = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel(words.report.pictures.pick).setInputFiles(picture);
    await send(page, language);
    await expectThanks(page, language);
    await page.goto(`${prefix}/report?type=video&id=${id}`);
    await expect(page.getByText(words.report.again, { exact: true })).toBeVisible();
    await fillIn(page, language, 'hate', '还有一句骂人的话。');
    await send(page, language);
    await expectThanks(page, language);

    const reviewer = await cast.newStaff('reviewer');
    const desk = await reviewer.newPage();
    await openConsole(desk, language, `/staff/reports?search=${id}`);
    const row = rowsOf(desk, t.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(t.states.open);
    await row.getByRole('link', { name: title }).click();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByRole('link', { name: reporter.nickname })).toBeVisible();
    for (const text of ['第 12 秒起是我的画面。', '还有一句骂人的话。'])
      await expect(desk.getByText(text)).toBeVisible();
    const shown = desk.getByRole('img', { name: t.picture.replace('{index}', '1') });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    await expect(desk.getByRole('link', { name: t.openPublic })).toHaveAttribute('href', address);
    await desk.getByRole('textbox', { name: t.note }).fill('核对过了。');
    await desk.getByRole('button', { name: t.decide.founded, exact: true }).click();
    await expect(desk.getByText(t.decided.founded, { exact: true })).toBeVisible();
    await expect(desk.getByText('核对过了。', { exact: true })).toBeVisible();

    // The decision leaves the work as it is; what is done about it is done on its own page.
    const statusOfPage = async () => (await reviewer.request.get(address)).status();
    expect(await statusOfPage()).toBe(200);
    await desk.getByRole('link', { name: t.openConsole }).click();
    const { takeDown, reasonFor, decided } = words.works;
    await desk.getByRole('textbox', { name: reasonFor.takeDown }).fill('有人指出画面不是你的。');
    await desk.getByRole('button', { name: takeDown, exact: true }).click();
    await expect(desk.getByText(decided.takeDown, { exact: true })).toBeVisible();
    await expect.poll(statusOfPage).toBe(404);
    expect(await callAs(maker.request, maker, `/api/video/work/get?id=${id}`)).toMatchObject({
      state: 'failed',
      reason: '有人指出画面不是你的。',
    });
  });

  test(`${name}: a comment is reported from where it stands and taken away where its reports are read`, async ({
    page,
    cast,
  }) => {
    const author = await cast.newPerson();
    const text = `滚出去 ${randomInt(10 ** 9)}`;
    const { id } = await say(author, text);
    await visitAsNewPerson(page);
    await page.goto(`${prefix}/video/detail/${place}`);
    const what = words.comment.what.replace('{name}', author.nickname).replace('{text}', text);
    await page.getByRole('link', { name: `${words.comment.report} ${what}`, exact: true }).click();
    await expect(page.getByRole('region', { name: words.report.thing })).toContainText(text);
    await fillIn(page, language, 'hate', '骂人。');
    await send(page, language);
    await expectThanks(page, language);

    const desk = await (await cast.newStaff('reviewer')).newPage();
    await openConsole(desk, language, `/staff/reports/${(await caseOf(id)).id}`);
    await desk.getByRole('button', { name: t.decide.founded, exact: true }).click();
    await expect(desk.getByText(t.decided.founded, { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: words.comment.removal.reported, exact: true }).click();
    const question = desk.getByRole('alertdialog', { name: words.comment.removal.title });
    await question.getByRole('button', { name: words.comment.removal.confirm, exact: true }).click();
    await expect(desk.getByText(words.comment.removal.done, { exact: true })).toBeVisible();
    await expect(desk.getByText(t.hidden, { exact: true })).toBeVisible();
    await expect(desk.getByRole('link', { name: t.openPublic })).toHaveCount(0);
    const listed = await page.request.get(`/api/comment/list?kind=video&thingId=${place}`);
    expect(await listed.text()).not.toContain(text);
  });
}

const { words } = chinese;
const t = words.reviews.reports;

test('what is not guilty stays, and can be reported again', async ({ cast }) => {
  const [author, reporter] = [await cast.newPerson(), await cast.newPerson()];
  const text = `好看 ${randomInt(10 ** 9)}`;
  const { id } = await say(author, text);
  const report = (clientId: string) =>
    callAs(reporter.request, reporter, '/api/moderation/reports/send', {
      ...{ kind: 'comment', id, reason: 'hate', clientId },
    });
  await report(crypto.randomUUID());
  const desk = await (await cast.newStaff('reviewer')).newPage();
  await openConsole(desk, chinese, `/staff/reports/${(await caseOf(id)).id}`);
  await desk.getByRole('button', { name: t.decide.unfounded, exact: true }).click();
  await expect(desk.getByText(t.decided.unfounded, { exact: true })).toBeVisible();
  const visitor = await cast.newVisitor();
  expect(await (await visitor.request.get(`/api/comment/list?kind=video&thingId=${place}`)).text()).toContain(text);
  await report(crypto.randomUUID());
  await desk.reload();
  await expect(desk.getByRole('heading', { name: t.others })).toBeVisible();
});

test('a play list is reported, taken down for everybody but its creator, and given back', async ({ cast }) => {
  const [author, reporter, visitor] = [await cast.newPerson(), await cast.newPerson(), await cast.newVisitor()];
  const list = { title: `盗来的片单 ${randomInt(10 ** 9)}`, intro: '', isPublic: 'true', videoIds: place };
  const { id } = await callAs<PlaylistItem>(author.request, author, '/api/playlist/create', list);
  const statusOf = async (address: string) => (await visitor.request.get(address)).status();
  const statuses = async () => [await statusOf(`/playlist/${id}`), await statusOf(`/api/playlist/get?id=${id}`)];
  expect(await statuses()).toEqual([200, 200]);
  await callAs(reporter.request, reporter, '/api/moderation/reports/send', {
    ...{ kind: 'playlist', id, reason: 'copyright', clientId: crypto.randomUUID() },
  });

  const desk = await (await cast.newStaff('reviewer')).newPage();
  await openConsole(desk, chinese, `/staff/reports/${(await caseOf(id)).id}`);
  const { takeDown, giveBack } = words.playlists;
  await desk.getByRole('button', { name: takeDown.open, exact: true }).click();
  const question = desk.getByRole('alertdialog', { name: takeDown.title });
  await question.getByRole('button', { name: takeDown.confirm, exact: true }).click();
  await expect(desk.getByText(takeDown.done, { exact: true })).toBeVisible();
  await expect(desk.getByText(t.hidden, { exact: true })).toBeVisible();
  await expect.poll(statuses).toEqual([404, 404]);
  const own = await author.newPage();
  await own.goto(`/videoSort/${id}`);
  await expect(own.getByText(ownWords.takenDown, { exact: true })).toBeVisible();
  await expect(own.getByRole('radio')).toHaveCount(0);

  await desk.getByRole('button', { name: giveBack.open, exact: true }).click();
  await expect(desk.getByText(giveBack.done, { exact: true })).toBeVisible();
  await expect.poll(statuses).toEqual([200, 200]);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the failure is told, nothing that was given is lost, and the next try is one report', async ({
    page,
    cast,
  }) => {
    const author = await cast.newPerson();
    const { id } = await say(author, `路过 ${randomInt(10 ** 9)}`);
    await visitAsNewPerson(page);
    await page.goto(`/report?type=comment&id=${id}`);
    await fillIn(page, chinese, 'hate', '写了很久的一段话。');
    const buffer = await plainPicture('#ff2d75');
    await page
      .getByLabel(words.report.pictures.pick)
      .setInputFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer });
    // The answer is lost, not the report: the server has taken it.
    let isLost = false;
    await page.route('**/api/moderation/reports/send', async (route) => {
      isLost = true;
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await send(page, chinese);
    const [beginning = ''] = words.report.form.failed.split('{problem}');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: beginning })).toBeVisible();
    expect(isLost).toBe(true);
    await expect(page.getByRole('radio', { name: words.report.reasons.hate.name })).toBeChecked();
    await expect(page.getByRole('textbox', { name: words.report.form.text })).toHaveValue('写了很久的一段话。');
    await expect(page.getByRole('list', { name: words.report.pictures.list }).getByRole('listitem')).toHaveCount(1);
    await page.unroute('**/api/moderation/reports/send');
    await send(page, chinese);
    await expectThanks(page, chinese);
    const { reportCount, reports } = await caseOf(id);
    expect([reportCount, reports.map(({ parts }) => parts.map(({ pictures }) => pictures.length))]).toEqual([1, [[1]]]);
  });
});
