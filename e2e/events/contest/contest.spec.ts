import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { keepLogin, type Person, register, visitAsNewPerson } from '../../people/account/people';
import { newPublicWork } from '../../works/work/films';
import { languages } from './languages';
import { addContest, type Call, closeContest, enterWork, type StagedContest } from './staged-contest';

type Someone = Person & { userId: string };

test('enters a work, which the organiser checks', async ({
  page,
  browser,
  context,
  playwright,
  baseURL,
  inLanguage,
  findAxeViolations,
}) => {
  const words = inLanguage(languages);
  const request = await playwright.request.newContext({ baseURL });
  const organiser = await register(request);
  const contest = addContest(organiser.userId);
  const entrant = await visitAsNewPerson(page);
  const work = await newPublicWork(context.request, entrant);

  await openPage(page, words, `/match/${contest.name}`);
  await expect(page.getByRole('link', { name: words.home.now.links.enter })).toBeVisible();
  await openPage(page, words, `/match/${contest.name}/enter?work=${work.id}`);
  await page.getByRole('button', { name: words.edit.enter.begin, exact: true }).click();
  await page.getByRole('radio').first().check();
  const inZh = words.name === 'zh';
  await page.getByRole('textbox', { name: words.edit.texts[inZh ? 'titleZh' : 'titleEn'] }).fill('光的入口');
  await page.getByRole('textbox', { name: words.edit.texts[inZh ? 'introZh' : 'introEn'] }).fill('一束光走过一面墙。');
  const send = page.getByRole('button', { name: words.edit.send.send, exact: true });
  await send.click();
  // What is missing is said where it is, and nothing that was written is lost.
  await expect(page.getByText(words.edit.rules.of.agrees.required)).toBeVisible();
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByRole('main').getByText(words.entry.state.submitted, { exact: true })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);

  const desk = await visitAs(browser, request, organiser, baseURL);
  await openPage(desk, words, `/activityManage/${contest.id}/contest/entries`);
  await desk.getByRole('link', { name: words.desk.entries.waiting.begin }).click();
  await desk.getByRole('button', { name: words.desk.entries.check.pass, exact: true }).click();
  await expect(desk.getByText(words.desk.entries.check.passed.replace('{number}', '1'))).toBeVisible();
  await desk.context().close();
});

test('judges a work, awards it, and its creator has the certificate', async ({
  page,
  browser,
  context,
  playwright,
  baseURL,
  inLanguage,
}) => {
  const words = inLanguage(languages);
  const [request, judgeRequest] = await Promise.all(
    [0, 1].map(() => playwright.request.newContext({ baseURL })) as [
      Promise<APIRequestContext>,
      Promise<APIRequestContext>,
    ],
  );
  const [organiser, judge] = [await register(request), await register(judgeRequest)];
  const contest = addContest(organiser.userId);
  const entrant = await visitAsNewPerson(page);
  const entry = await enterChecked(context.request, entrant, { request, organiser, contest });
  closeContest(contest);
  const roundId = await prepareRound(request, organiser, { contest, judgeId: judge.userId });

  const jury = await visitAs(browser, judgeRequest, judge, baseURL);
  await openPage(jury, words, `/judging/${roundId}`);
  await jury.getByRole('button', { name: words.judging.invitation.accept, exact: true }).click();
  await expect(jury.getByRole('heading', { name: words.judging.invitation.titleAccepted })).toBeVisible();
  const { revision } = await callAs<{ revision: number }>(request, organiser, `/api/judging/desk/get?id=${roundId}`);
  await callAs(request, organiser, '/api/judging/desk/open', { id: roundId, revision: String(revision) });
  await openPage(jury, words, `/judging/${roundId}`);
  await jury.getByRole('link', { name: words.judging.assignments.begin }).click();
  await jury.getByRole('radio').nth(9).check();
  await jury.getByRole('button', { name: words.judging.score.send, exact: true }).click();
  await expect(jury.getByText(words.judging.score.sent)).toBeVisible();
  await jury.context().close();
  await callAs(request, organiser, '/api/judging/desk/close', { id: roundId });

  const desk = await visitAs(browser, request, organiser, baseURL);
  await openPage(desk, words, `/activityManage/${contest.id}/contest/awards`);
  await award(desk, words.desk.awards);
  await desk.context().close();

  await openPage(page, words, `/entry/${entry}`);
  await expect(page.getByText(words.entry.state.awarded, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('region', { name: words.own.certificates.title }).getByRole('button').last().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await openPage(page, words, `/match/${contest.name}/awards`);
  await expect(page.getByRole('heading', { name: '光的入口' })).toBeVisible();
});

test('votes for a work, once', async ({ page, inLanguage }) => {
  const words = inLanguage(languages);
  await visitAsNewPerson(page);
  await openPage(page, words, '/match/new-light/works/contest-judging-e05');
  const voteFor = new RegExp(`^${words.vote.voteFor.split('{title}')[0]}`);
  const votedFor = new RegExp(`^${words.vote.votedFor.split('{title}')[0]}`);
  await page.getByRole('button', { name: voteFor }).click();
  await expect(page.getByText(words.vote.done)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: votedFor })).toBeVisible();
});

/** Another person at a device of their own. */
async function visitAs(browser: Browser, request: APIRequestContext, { token }: Someone, baseURL?: string) {
  const context = await browser.newContext({ baseURL, storageState: await request.storageState() });
  const page = await context.newPage();
  await keepLogin(page, token);
  return page;
}

const callOf =
  (request: APIRequestContext, person: Someone): Call =>
  (path, form) =>
    callAs(request, person, path, form);

/** A work of a person that is entered and has passed the formal check; the id of the entry. */
async function enterChecked(
  own: APIRequestContext,
  entrant: Someone,
  { request, organiser, contest }: { request: APIRequestContext; organiser: Someone; contest: StagedContest },
): Promise<string> {
  const { id: workId } = await newPublicWork(own, entrant);
  const id = await enterWork(callOf(own, entrant), contest, { workId });
  const { revision } = await callAs<{ revision: number }>(request, organiser, `/api/entry/desk/get?id=${id}`);
  await callAs(request, organiser, '/api/entry/desk/check', { id, revision: String(revision), isPassed: 'true' });
  return id;
}

/** A round with one criterion, in which somebody is asked to judge; its id. */
async function prepareRound(
  request: APIRequestContext,
  organiser: Someone,
  { contest, judgeId }: { contest: StagedContest; judgeId: string },
): Promise<string> {
  const id = randomUUID();
  const criterion = { id: randomUUID(), nameZh: '构思', nameEn: 'Idea', hintZh: '', hintEn: '', weight: 100 };
  const round = {
    ...{ contestId: contest.id, id, revision: 0, nameZh: '初评', nameEn: 'First round' },
    ...{ criteria: [criterion], tieOrder: [], perEntry: 1, needsReason: false },
    deadlineTime: new Date(Date.now() + millisecondsInDay).toISOString(),
  };
  const headers = { Authorization: `Bearer ${organiser.token}` };
  const answer = await request.post('/api/judging/desk/save', { headers, data: round });
  expect((await answer.json()).code).toBe('OK');
  await callAs(request, organiser, '/api/judging/desk/invite', { roundId: id, userId: judgeId });
  return id;
}

/** Gives the first of the standing an award, and publishes everything. */
async function award(desk: Page, words: (typeof languages)[number]['desk']['awards']): Promise<void> {
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  await press(words.shortlist.choose);
  await desk.getByRole('textbox', { name: words.shortlist.top }).fill('1');
  await press(words.shortlist.save);
  await press(words.awards.add);
  const sheet = desk.getByRole('dialog');
  await sheet.getByRole('textbox', { name: words.edit.fields.nameZh }).fill('金奖');
  await sheet.getByRole('button', { name: words.edit.save, exact: true }).click();
  await press(`${words.award.choose} 金奖`);
  await desk.locator('label').filter({ hasText: '光的入口' }).click();
  await press(words.winners.save);
  await press(words.publish.award.action);
  await desk.getByRole('alertdialog').getByRole('button', { name: words.publish.award.action, exact: true }).click();
  await expect(desk.getByText(words.publish.over)).toBeVisible();
}
