import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskVote, VoteHour } from '@/lib/events/vote/contract';
import entryDesk from '@/messages/zh/events/entry-desk.json';
import words from '@/messages/zh/events/vote-desk.json';
import { answerCalls } from '@/test/answers';
import { entrant } from '@/test/contest-entry';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { DeskVotes } from './desk-votes';

const at = { place: '/api/vote/place', hours: '/api/vote/desk/hours', voters: '/api/vote/desk/voters' };
const takeOut = '/api/vote/desk/void';

const hour = (time: string, own: Partial<VoteHour> = {}): VoteHour => ({
  ...{ time: `2026-11-${time}:00:00.000+08:00`, count: 3, newcomers: 0, signs: [] },
  ...own,
});
const unusual = hour('21T03', { count: 118, newcomers: 92, signs: ['many', 'newcomers'] });
const hours = [hour('20T14'), unusual, hour('21T15'), hour('22T09')];

const vote = (own: Partial<DeskVote> = {}): DeskVote => ({
  ...{ voterId: entrant.userId, voter: entrant, joinedAt: '2026-11-21T02:58:00.000+08:00' },
  ...{ votedAt: '2026-11-21T03:12:09.120+08:00', voidReason: null },
  ...own,
});
const lin = { ...entrant, userId: 'lin', nickname: '林' };
const votes = [
  vote(),
  vote({ voterId: 'lin', voter: lin, joinedAt: '2024-05-01T09:00:00.000+08:00' }),
  vote({ voterId: 'su', voter: { ...entrant, userId: 'su', nickname: '苏' }, voidReason: 'abuse' }),
  vote({ voterId: 'token', voter: null, joinedAt: null, voidReason: 'accountRemoved' }),
];

beforeEach(() => {
  standInForDialogs();
  standInForIntersections();
});

function show(
  answers: Partial<Record<keyof typeof at, Parameters<typeof answerCalls>[0][string]>> = {},
  own: { isFrozen?: boolean; isDecided?: boolean } = {},
) {
  const calls = answerCalls({
    [at.place]: { data: { count: 1204, place: 2, placeInCategory: 1 } },
    [at.hours]: answers.hours ?? { data: hours },
    [at.voters]: answers.voters ?? { data: { list: votes, next: null } },
    [takeOut]: { data: { voided: 118, hasMore: false } },
  });
  renderIn('zh', <DeskVotes entryId="e7" isFrozen={false} isDecided={false} {...own} />);
  return calls;
}
const open = async () => userEvent.click(await screen.findByText(words.hours.title));
const times = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const lookAt = async (time: string) => userEvent.click(await screen.findByRole('button', { name: time }));
const sheet = () => within(screen.getByRole('dialog', { name: '11-21 03:00–04:00 的投票' }));
const voidSheet = () => within(screen.getByRole('dialog', { name: entryDesk.votes.takeOut }));

test('hours are asked for once they are opened, and begin with the newest day that is unusual', async () => {
  const calls = show();
  await screen.findByText('1,204 票');
  expect(calls.some(({ path }) => path === at.hours)).toBe(false);
  await open();
  expect(await screen.findByRole('button', { name: '11-21 不寻常', pressed: true })).toBeVisible();
  expect(screen.getByText(/有 1 个小时不寻常/)).toBeVisible();
  expect(times()).toEqual(['03:00', '15:00']);
  expect(screen.getByRole('row', { name: /^03:00 118 远多于平时 ?多半是新账号 92$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '11-22' }));
  expect(times()).toEqual(['09:00']);
});

test('an hour shows who voted, and fills the sheet that takes its votes out', async () => {
  const calls = show();
  await open();
  await lookAt('03:00');
  const rows = await sheet().findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '墨03:12:09新账号，2026-11-21 02:58 注册',
    '林03:12:092024-05-01 09:00 注册',
    '苏03:12:09新账号，2026-11-21 02:58 注册已剔除',
    '已注销的账号03:12:09已剔除',
  ]);
  // Nothing to choose of what is out, or leads to nobody.
  expect(sheet().getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(sheet().getByRole('button', { name: words.voters.takeHour }));
  expect(voidSheet().getByLabelText(entryDesk.votes.from)).toHaveValue('2026-11-21T03:00');
  expect(voidSheet().getByLabelText(entryDesk.votes.until)).toHaveValue('2026-11-21T04:00');
  await userEvent.type(voidSheet().getByLabelText(entryDesk.votes.reason), '同一台设备');
  await userEvent.click(voidSheet().getByRole('button', { name: entryDesk.votes.takeOut }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: entryDesk.votes.takeOut }));
  expect(await screen.findByText('已剔除 118 票。')).toBeVisible();
  expect(calls.find(({ path }) => path === takeOut)?.fields).toEqual({
    ...{ entryId: 'e7', reason: '同一台设备' },
    ...{ fromTime: '2026-11-21T03:00:00.000+08:00', untilTime: '2026-11-21T04:00:00.000+08:00' },
  });
  await waitFor(() => expect(calls.filter(({ path }) => path === at.hours)).toHaveLength(2));
});

test('people who are chosen in an hour fill it too', async () => {
  show();
  await open();
  await lookAt('03:00');
  await userEvent.click(await sheet().findByRole('checkbox', { name: /^林/ }));
  await userEvent.click(sheet().getByRole('checkbox', { name: /^墨/ }));
  await userEvent.click(sheet().getByRole('checkbox', { name: /^墨/ }));
  await userEvent.click(sheet().getByRole('button', { name: '剔除选中 1 人的票' }));
  const chosen = within(voidSheet().getByRole('list', { name: entryDesk.votes.people.chosen }));
  expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['林']);
});

test('the next page of who voted begins where the one before ended', async () => {
  const pages = [
    { list: votes.slice(0, 1), next: '1795288329120_mo' },
    { list: votes.slice(1), next: null },
  ];
  show({ voters: () => ({ data: pages.shift() }) });
  await open();
  await lookAt('03:00');
  await userEvent.click(await sheet().findByRole('button', { name: '加载更多' }));
  expect(await sheet().findByText('林')).toBeVisible();
  expect(sheet().getAllByRole('listitem')).toHaveLength(4);
  expect(sheet().queryByRole('button', { name: '加载更多' })).toBeNull();
  const asked = jest.mocked(fetch).mock.calls.map(([request]) => new URL((request as Request).url));
  const pagesAsked = asked.filter(({ pathname }) => pathname === at.voters);
  expect(pagesAsked.map(({ searchParams }) => searchParams.get('after'))).toEqual(['', '1795288329120_mo']);
});

test('after the awards who voted can still be seen', async () => {
  show({}, { isDecided: true });
  await open();
  await lookAt('03:00');
  expect(await sheet().findByText('墨')).toBeVisible();
  expect(sheet().queryByRole('checkbox')).toBeNull();
  expect(sheet().queryByRole('button', { name: words.voters.takeHour })).toBeNull();
});

test('says that there are no votes, and what a frozen vote does not tell', async () => {
  show({ hours: { data: [] } }, { isFrozen: true });
  await open();
  expect(await screen.findByText(words.hours.none)).toBeVisible();
  expect(screen.getByText(words.hours.frozen)).toBeVisible();
});

test('hours that do not load can be asked for again', async () => {
  const calls = show({ hours: { code: '500' } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === at.hours)).toHaveLength(2));
});
