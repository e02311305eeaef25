import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ReportCaseDetail } from '@/lib/base/moderation/contract';
import type { Comment } from '@/lib/reactions/comment/contract';
import { plainPicture } from '../../../test/pictures';
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { callAsAdmin, openConsole, rowsOf } from './people';
import { type Language, languages } from './words';

/** The report page is loaded and hydrated. */
async function expectForm(page: Page, { marker, words }: Language, thing: string) {
  await expect(page).toHaveURL(({ pathname, hash }) => pathname.endsWith('/report') && hash === marker);
  await expect(page.getByRole('region', { name: words.report.thing })).toContainText(thing);
}

/** Fills in the reason and the text on the report page. */
async function fillIn(page: Page, { words }: Language, reason: 'copyright' | 'hate', text: string) {
  await page.getByRole('radio', { name: words.report.reasons[reason].name }).check();
  await page.getByRole('textbox', { name: words.report.form.text }).fill(text);
}

const send = (page: Page, { words }: Language) =>
  page.getByRole('main').getByRole('button', { name: words.report.form.send, exact: true }).click();

const expectThanks = (page: Page, { words }: Language) =>
  expect(page.getByRole('heading', { level: 1, name: words.report.thanks.title })).toBeVisible();

/** The only case of a thing, as staff see it. */
async function caseOf(id: string): Promise<ReportCaseDetail> {
  const { list } = await callAsAdmin<{ list: { id: string }[] }>(`/api/moderation/reports?search=${id}`);
  expect(list).toHaveLength(1);
  return callAsAdmin(`/api/moderation/report?id=${list[0]?.id}`);
}

test.describe('a report', () => {
  // The answer to the first attempt is lost.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('of a work survives a lost connection, is added to, found guilty, and the work is taken down', async ({
    page,
    cast,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { name, prefix, words } = language;
    const t = words.reviews.reports;
    const maker = await cast.newPerson();
    const titles = { titleZh: `鲸落 ${randomInt(10 ** 9)}`, titleEn: `Whale ${randomInt(10 ** 9)}` };
    const { id } = await newPublicWork(maker.request, maker, titles);
    const title = { zh: titles.titleZh, en: titles.titleEn }[name];
    const reporter = await visitAsNewPerson(page);
    const address = `${prefix}/video/detail/${id}`;
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: words.comment.report, exact: true }).click();
    await expectForm(page, language, title);
    await fillIn(page, language, 'copyright', '第 12 秒起是我的画面。');
    const buffer = await plainPicture('#1d2b53');
    const picture = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel(words.pictures.pick).setInputFiles(picture);

    // Only the answer is lost: the server has the report.
    await page.route('**/api/moderation/reports/send', async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await send(page, language);
    const [beginning = ''] = words.report.form.failed.split('{problem}');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: beginning })).toBeVisible();
    await expect(page.getByRole('radio', { name: words.report.reasons.copyright.name })).toBeChecked();
    await expect(page.getByRole('textbox', { name: words.report.form.text })).toHaveValue('第 12 秒起是我的画面。');
    await expect(page.getByRole('list', { name: words.pictures.list }).getByRole('listitem')).toHaveCount(1);
    expect(await findAxeViolations()).toEqual([]);
    await page.unroute('**/api/moderation/reports/send');
    await send(page, language);
    await expectThanks(page, language);
    await page.goto(`${prefix}/report?type=video&id=${id}`);
    await expectForm(page, language, title);
    await expect(page.getByText(words.report.again, { exact: true })).toBeVisible();
    await fillIn(page, language, 'hate', '还有一句骂人的话。');
    await send(page, language);
    await expectThanks(page, language);
    const { reportCount, reports } = await caseOf(id);
    expect([reportCount, reports.map(({ parts }) => parts.length)]).toEqual([1, [2]]);

    const reviewer = await cast.newStaff('reviewer');
    const desk = await reviewer.newPage();
    await openConsole(desk, language, `/staff/reports?search=${id}`);
    const row = rowsOf(desk, t.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(t.states.open);
    await row.getByRole('link', { name: title }).click();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByRole('link', { name: reporter.nickname, exact: true })).toBeVisible();
    for (const text of ['第 12 秒起是我的画面。', '还有一句骂人的话。']) {
      await expect(desk.getByText(text)).toBeVisible();
    }
    const shown = desk.getByRole('img', { name: t.picture.replace('{index}', '1') });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    await expect(desk.getByRole('link', { name: t.openPublic })).toHaveAttribute('href', address);
    await desk.getByRole('textbox', { name: t.note }).fill('核对过了。');
    await desk.getByRole('button', { name: t.decide.founded, exact: true }).click();
    await expect(desk.getByText(t.decided.founded, { exact: true })).toBeVisible();
    await expect(desk.getByText('核对过了。', { exact: true })).toBeVisible();

    // The decision does not change the work; that is done on its own page.
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
});

test('a comment is reported from where it stands and taken away where its reports are read', async ({
  page,
  cast,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const t = words.reviews.reports;
  const author = await cast.newPerson();
  const place = await newPublicWork(author.request, author);
  const text = `滚出去 ${randomInt(10 ** 9)}`;
  const comment = { kind: 'video', thingId: place.id, text };
  const { id } = await callAs<Comment>(author.request, author, '/api/comment/send', comment);
  await visitAsNewPerson(page);
  await page.goto(`${prefix}/video/detail/${place.id}`);
  const what = words.comment.what.replace('{name}', author.nickname).replace('{text}', text);
  await page.getByRole('link', { name: `${words.comment.report} ${what}`, exact: true }).click();
  await expectForm(page, language, text);
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
  const listed = await page.request.get(`/api/comment/list?kind=video&thingId=${place.id}`);
  expect(await listed.text()).not.toContain(text);
});
