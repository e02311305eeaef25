import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestDetail } from '@/lib/events/contest/contract';
import zh from '@/messages/zh/events/entry-edit.json';
import { type Answer, answerCalls } from '@/test/answers';
import { contestClock, draftEntry, entryNow, openContest, sentEntry } from '@/test/own-entry';
import { renderIn } from '@/test/render';
import { EnterScreen, type EnterScreenProps } from './enter-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));
beforeEach(() => {
  push.mockReset();
  answerCalls({ [clock]: contestClock });
});

const clock = '/api/contest/clock';
const begin = '/api/entry/own/begin';
const show = (contest: Partial<ContestDetail> = {}, rest: Partial<EnterScreenProps> = {}) =>
  renderIn(
    'zh',
    <EnterScreen {...{ entries: [], work: null, now: entryNow, ...rest }} contest={{ ...openContest, ...contest }} />,
  );

test('says until when, for how much, and by which terms', () => {
  show();
  expect(screen.getByText('2026-12-20 18:00 截止')).toBeVisible();
  expect(screen.getByText('还有 30 天')).toBeVisible();
  expect(screen.getByText('¥50.00')).toBeVisible();
  expect(screen.getByText('2026-12-01 00:00 起 ¥80.00')).toBeVisible();
  expect(screen.getByText(zh.fee.free)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.enter.terms })).toHaveAttribute('href', '/match/light-in-motion/terms');
});

test('begins with the work of the address, and pressed again after a failure it is the same one', async () => {
  const answers: Answer[] = ['offline', { data: draftEntry }];
  const calls = answerCalls({ [clock]: contestClock, [begin]: () => answers.shift() as Answer });
  show({}, { work: { id: 'w1', title: '潮' } });
  expect(screen.getByText('参赛作品：《潮》')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.enter.begin }));
  expect(await screen.findByText(/网络/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.enter.begin }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/entry/e1'));
  const [first, second] = calls.filter(({ path }) => path === begin).map(({ fields }) => fields);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ name: 'light-in-motion', workId: 'w1' });
});

test.each<[string, Answer, string]>([
  ['EntryClosed', { code: 'EntryClosed' }, '现在不能参赛或修改作品了。'],
  ['ListFull', { code: 'ListFull' }, zh.enter.full],
  ['PhoneNeeded', { code: 'PhoneNeeded' }, '发布内容前，请先绑定手机号。'],
  ['a foreign work', { code: '400', fields: [{ field: 'workId', rule: 'unknown' }] }, zh.enter.workGone],
])('%s is said, with what can be done', async (code, answer, said) => {
  answerCalls({ [clock]: contestClock, [begin]: answer });
  show();
  await userEvent.click(screen.getByRole('button', { name: zh.enter.begin }));
  expect(await screen.findByText(said)).toBeVisible();
  const cure = { ListFull: zh.enter.toOwn, PhoneNeeded: /绑定/ }[code];
  if (cure) expect(screen.getByRole('link', { name: cure })).toBeVisible();
});

test('what the caller has in it already is continued', () => {
  show({}, { entries: [draftEntry, { ...sentEntry, id: 'e2' }] });
  const links = screen.getAllByRole('link', { name: /一盏灯/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/entry/e1', '/entry/e2']);
});

test.each<[ContestDetail['phase'], Partial<ContestDetail>, string]>([
  [
    'announced',
    { enrolStartTime: '2026-12-01T10:00:00.000+08:00' },
    '征集还没有开始，2026-12-01 10:00 起可以提交作品。',
  ],
  ['judging', { enrolEndTime: '2026-11-15T18:00:00.000+08:00' }, '征集已在 2026-11-15 18:00 截止，作品正在评审。'],
  ['decided', {}, '征集已在 2026-12-20 18:00 截止，结果已经公布。'],
  ['canceled', {}, zh.closed.canceled],
])('a contest that is %s says so, and nothing is begun', (phase, times, said) => {
  answerCalls({ [clock]: { data: { ...contestClock.data, phase } } });
  show({ phase, ...times });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.enter.begin })).toBeNull();
  expect(screen.getByRole('link', { name: zh.closed.see })).toHaveAttribute('href', '/match/light-in-motion');
});
