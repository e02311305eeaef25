import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultPreview } from '@/lib/events/award/client/desk';
import type { AwardPlan } from '@/lib/events/award/contract';
import { missingForResult, type ResultFacts } from '@/lib/events/award/rules/missing';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/award-desk.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { awardPlan, goldId } from '@/test/award-plan';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { AwardDesk } from './desk-screen';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const at = (name: string) => `/api/award/desk/${name}`;
const { publish, preview: words, rules } = zh;

beforeEach(() => {
  standInForDialogs();
  toastQueue.take();
  toastQueue.allGone();
});

const none = { zh: '', en: '' };
type Outcome = ResultPreview['document']['outcome'][number];
const outcome = (number: number, own: Partial<Outcome> = {}): Outcome => ({
  ...{ id: `e${number}`, number, title: { zh: `作品${number}`, en: '' }, categoryId: 'film', mode: 'individual' },
  ...{ teamName: '', people: [{ id: 'mo', name: '墨' }], result: 'shortlisted', awards: [], ...own },
});

/** What would be published: 48 entries, of which three are shortlisted, one of them with an award. */
function previewOf(missing: ResultPreview['missing'] = [], own: Partial<ResultPreview['document']> = {}) {
  return {
    ...{ revision: 4, missing },
    document: {
      contest: { isBlind: false },
      entries: { sent: 50, shown: 48 },
      vote: { counted: 1204 },
      shortlist: { way: 'hand', top: 0, reason: '评委一致' },
      awards: [
        { id: goldId, name: { zh: '金奖', en: 'Gold' }, prize: none, quantity: 2, categoryId: null },
        { id: 'silver', name: { zh: '银奖', en: '' }, prize: none, quantity: 1, categoryId: null },
      ],
      outcome: [
        outcome(1, { result: 'awarded', awards: [{ id: goldId, citation: { zh: '光很好', en: '' } }] }),
        ...[outcome(2), outcome(5)],
      ],
      ...own,
    },
  };
}

type Answers = Record<string, Answer | ((fields: MadeCall['fields']) => Answer)>;

function show(own: Partial<AwardPlan> = {}, answers: Answers = {}, isCanceled = false) {
  const first = awardPlan(own);
  const calls = answerCalls({
    [at('plan')]: { data: first },
    [at('preview')]: { data: previewOf() },
    ...answers,
  });
  const contest = { id: 'c1', name: 'future-lab', categories: [] };
  renderIn('zh', <AwardDesk {...{ first, contest, isCanceled }} />);
  return calls;
}
const shortlist = () => screen.findByRole('button', { name: publish.shortlist.action });
const awards = () => screen.findByRole('button', { name: publish.award.action });
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('the shortlist is published as it was shown, once it is asked what that means', async () => {
  const published = awardPlan({ revision: 5, isShortlisted: true });
  const results = [{ stage: 'shortlist', version: 1, publishedTime: '2026-11-20T12:00:00.000+08:00', keyId: 'ab' }];
  const calls = show(
    {},
    {
      [at('publish/shortlist')]: { data: published },
      '/api/award/integrity': { data: { results } },
    },
  );
  await userEvent.click(await shortlist());
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^3 件作品入围，45 件未入围/);
  await confirm(publish.shortlist.action);
  expect(await screen.findByText('2026-11-20 12:00 公布')).toBeVisible();
  expect(calls.filter(({ path }) => path === at('publish/shortlist')).map(({ fields }) => fields)).toEqual([
    { contestId: 'c1', revision: 4 },
  ]);
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    ...['/match/future-lab/shortlistedEntries', '/match/future-lab/integrity'],
    '/api/award/result/file?name=future-lab&stage=shortlist',
    '/api/award/result/signature?name=future-lab&stage=shortlist',
    '/api/award/result/key?keyId=ab',
  ]);
  expect(toastQueue.take()).toEqual([publish.shortlist.done]);
  expect(router.refresh).toHaveBeenCalled();
});

test('the awards say that the shortlist is published with them, and whom they tell', async () => {
  const calls = show({}, { [at('publish/awards')]: { code: 'EventCanceled' } });
  expect(await screen.findByText(publish.award.both)).toBeVisible();
  await userEvent.click(await awards());
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/48 件作品里，3 件入围，1 件获奖/);
  await confirm(publish.award.action);
  await waitFor(() => expect(calls.some(({ path }) => path === at('publish/awards'))).toBe(true));
  expect(await screen.findByText('活动已取消，不能再操作。')).toBeVisible();
});

test('after the shortlist the awards tell those who are in it', async () => {
  show({ isShortlisted: true }, { '/api/award/integrity': { data: { results: [] } } });
  await userEvent.click(await awards());
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^1 件作品获奖，2 件入围作品未获奖/);
  expect(screen.queryByText(publish.award.both)).toBeNull();
});

/** Everything that can be missing. */
const worst: ResultFacts = {
  ...{ now: 1, enrolEndAt: 2, voteEndAt: 2, unpaid: 1, unchecked: 1, openRounds: 1, closedRounds: 0, shortlisted: 0 },
  awards: [],
};
const winner = { categoryId: 'film', isShortlisted: true };
const faulty = (own: Partial<ResultFacts['awards'][number]>) =>
  missingForResult('award', {
    ...{ ...worst, shortlisted: 1 },
    awards: [{ nameZh: '金奖', nameEn: '', quantity: 1, categoryId: null, winners: [winner], ...own }],
  }).filter(({ field }) => field.startsWith('awards'));

test('what is missing has words and leads to where it is mended; nothing can be published before', async () => {
  show({}, { [at('preview')]: { data: previewOf(missingForResult('award', worst)) } });
  expect(await shortlist()).toBeDisabled();
  const [list] = await screen.findAllByText('公布前还差 7 项');
  const links = within(list?.nextElementSibling as HTMLElement).getAllByRole('link');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    [rules.of.entries.open, '/activityManage/c1/contest'],
    [rules.unpaid, '/activityManage/c1/contest/entries?state=unpaid'],
    [rules.unchecked, '/activityManage/c1/contest/entries?state=unchecked'],
    [rules.of.rounds.open, '/activityManage/c1/contest/judging'],
    [rules.of.shortlist.required, '#shortlist'],
    [rules.of.vote.open, '/activityManage/c1/contest'],
    [rules.of.awards.required, '#awards'],
  ]);
});

test.each([
  [faulty({ nameZh: '' }), rules.of.nameZh.required],
  [faulty({ winners: [winner, winner] }), rules.of.winners.quantity],
  [faulty({ winners: [{ ...winner, isShortlisted: false }] }), rules.notShortlisted],
  [faulty({ categoryId: 'space' }), rules.of.winners.category],
])('what is wrong with an award names it: %j', async (missing, rule) => {
  show({}, { [at('preview')]: { data: previewOf(missing) } });
  const [link] = await screen.findAllByRole('link', { name: `金奖：${rule}` });
  expect(link).toHaveAttribute('href', '#awards');
});

test('what was missed by the preview is said, and asked again', async () => {
  let missing: ResultPreview['missing'] = [];
  show(
    {},
    {
      [at('preview')]: () => ({ data: previewOf(missing) }),
      [at('publish/shortlist')]: () => {
        missing = [{ field: 'entries', rule: 'unchecked' }];
        return { code: '400', fields: missing };
      },
    },
  );
  await userEvent.click(await shortlist());
  await confirm(publish.shortlist.action);
  expect(await screen.findByText(publish.refused)).toBeVisible();
  expect(await screen.findAllByText(rules.unchecked)).not.toHaveLength(0);
});

test('a preview shows who would be told of, award by award, vacant ones too', async () => {
  show();
  await Promise.all([shortlist(), awards()]);
  const [, ofAwards] = screen.getAllByRole('button', { name: publish.preview });
  await userEvent.click(ofAwards as HTMLElement);
  const sheet = within(screen.getByRole('dialog', { name: words.award }));
  for (const text of [
    '参赛 50 件',
    '通过审查 48 件',
    '有效票 1,204',
    '金奖',
    '作品1',
    '墨',
    '光很好',
    '银奖',
    words.vacant,
  ]) {
    expect(sheet.getByText(text)).toBeVisible();
  }
  expect(sheet.queryByText('作品2')).toBeNull();
});

test('the shortlist of a blind contest names nobody, and says so', async () => {
  const blind = { contest: { isBlind: true }, outcome: [outcome(2, { people: [] })] } as unknown as Partial<
    ResultPreview['document']
  >;
  show({}, { [at('preview')]: { data: previewOf([], blind) } });
  await shortlist();
  const [ofShortlist] = screen.getAllByRole('button', { name: publish.preview });
  await userEvent.click(ofShortlist as HTMLElement);
  const sheet = within(screen.getByRole('dialog', { name: words.shortlist }));
  expect(sheet.getByText(words.blind)).toBeVisible();
  expect(sheet.getByText('作品2')).toBeVisible();
});

test('a canceled contest has no awards', () => {
  show({}, {}, true);
  expect(screen.getByText(zh.canceled)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
