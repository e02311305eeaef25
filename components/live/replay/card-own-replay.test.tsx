import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplayState } from '@/lib/live/replay/codes';
import type { Replay } from '@/lib/live/replay/contract';
import zh from '@/messages/zh/live/replay-desk.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { arrive, moveTo } from '@/test/film';
import { HlsStandIn } from '@/test/hls';
import { hls, levels, player, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { CardOwnReplay } from './card-own-replay';

const replayOf = (change: Partial<Replay> = {}): Replay => ({
  ...{ state: 'kept', seconds: 3725, fromSeconds: 0, toSeconds: 3725, workId: null, isPublic: false },
  ...{ keptUntil: '2026-12-07T21:30:00.000+08:00', ...change },
});
const nothing = { seconds: 0, fromSeconds: 0, toSeconds: 0, keptUntil: null };

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();
beforeAll(standInForDialogs);
afterEach(() => jest.useRealTimers());

function show(change: Partial<Replay> = {}, answers: Record<string, Answer> = {}) {
  const made = answerCalls({ '/api/live/replay/get': { data: replayOf(change) }, ...answers });
  renderIn('zh', <CardOwnReplay id="b1" />);
  return made;
}
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, time: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), time);
}

test.each<[ReplayState, Partial<Replay>, string, string[], boolean]>([
  ['none', nothing, zh.state.none, [], false],
  ['kept', {}, zh.state.kept, [], true],
  ['making', { workId: 'w1' }, zh.state.making, [], false],
  ['made', { workId: 'w1' }, zh.state.made, [zh.edit], true],
  ['made', { workId: 'w1', isPublic: true }, zh.public, [zh.editPublic], true],
  ['failed', {}, zh.state.failed, [], true],
  ['refused', { ...nothing, workId: 'w1' }, zh.state.refused, [zh.edit], false],
  ['gone', { ...nothing, workId: 'w1', isPublic: true }, zh.state.gone, [zh.editPublic], false],
])('one that is %s %j says: %s', async (state, change, words, ways, isCut) => {
  show({ state, ...change });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways);
  for (const link of screen.queryAllByRole('link')) expect(link).toHaveAttribute('href', '/MyMaJiang/w1');
  expect(screen.queryAllByRole('button').length > 0).toBe(isCut);
});

test('how long it is and until when it is kept', async () => {
  show();
  expect(await screen.findByText('录像长 1:02:05')).toBeVisible();
  expect(screen.getByText('保留到 2026-12-07 21:30')).toBeVisible();
});

test('a part begins and ends where the recording is seen to', async () => {
  const playlist = '/play/live/b1/signed/master.m3u8';
  show({}, { '/api/live/replay/open': { data: { playlist, expiresAt: '2026-12-07T21:30:00.000+08:00' } } });
  await field(zh.part.from);
  await userEvent.click(screen.getByRole('button', { name: /直播录像/ }));
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(1));
  hls().parse(levels);
  arrive(player('video'), 3725);
  moveTo(player('video'), 65);
  await press('从 0:01:05 开始');
  moveTo(player('video'), 3000);
  await press('到 0:50:00 结束');
  expect(
    [await field(zh.part.from), await field(zh.part.to)].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['0:01:05', '0:50:00']);
});

test('a part is written or slid to, and made; then it is asked for until it is there', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers: Record<string, Answer> = { '/api/live/replay/make': { data: replayOf({ state: 'making' }) } };
  const made = show({}, answers);
  await write(zh.part.from, '5:00');
  const end = screen.getByRole('slider', { name: zh.part.slideTo });
  expect(end).toHaveAttribute('aria-valuetext', '1:02:05');
  fireEvent.change(end, { target: { value: '3000' } });
  expect(await field(zh.part.to)).toHaveValue('0:50:00');
  expect(screen.getByText('留下 0:45:00')).toBeVisible();
  await press(zh.part.make);
  expect(await screen.findByText(zh.state.making)).toBeVisible();
  expect(made.at(-1)).toEqual({
    path: '/api/live/replay/make',
    fields: { id: 'b1', fromSeconds: '300', toSeconds: '3000' },
  });
  await act(() => jest.advanceTimersByTimeAsync(4000));
  await waitFor(() => expect(made.at(-1)?.path).toBe('/api/live/replay/get'));
});

test.each([
  ['', '1:00:00', 'from', zh.part.rules.time],
  ['0:00:00', '1:02:06', 'to', '录像只有 1:02:05'],
  ['0:10:00', '0:10:04', 'to', '结尾至少要比开头晚 5 秒'],
  ['0:10:00', '0:09:00', 'to', '结尾至少要比开头晚 5 秒'],
] as const)('from %j to %j is told at its field and not sent', async (from, to, at, words) => {
  const made = show();
  await write(zh.part.to, to);
  await userEvent.clear(await field(zh.part.from));
  if (from) await userEvent.type(await field(zh.part.from), from);
  await press(zh.part.make);
  expect(await field(zh.part[at])).toHaveAccessibleDescription(words);
  expect(made.filter(({ path }) => path.endsWith('/make'))).toEqual([]);
});

test('what another window did meanwhile is said, and then shown', async () => {
  const answers: Record<string, Answer> = { '/api/live/replay/make': { code: 'Changed' } };
  show({}, answers);
  await field(zh.part.from);
  answers['/api/live/replay/get'] = { data: replayOf({ state: 'refused', ...nothing }) };
  answerCalls(answers);
  await press(zh.part.make);
  expect(await screen.findByText(zh.state.refused)).toBeVisible();
});

test('is deleted after it is asked once more, with what is lost', async () => {
  const made = show({}, { '/api/live/replay/refuse': { data: replayOf({ state: 'refused', ...nothing }) } });
  await field(zh.part.from);
  await press(zh.refuse.action);
  const dialog = screen.getByRole('alertdialog', { name: zh.refuse.title });
  expect(dialog).toHaveAccessibleDescription(zh.refuse.text);
  expect(made.some(({ path }) => path.endsWith('/refuse'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: zh.refuse.confirm }));
  expect(await screen.findByText(zh.state.refused)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('that it could not be read is said, with another try', async () => {
  show({}, { '/api/live/replay/get': { code: 'NullPointer' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(zh.unread);
  answerCalls({ '/api/live/replay/get': { data: replayOf() } });
  await press(zh.retry);
  expect(await screen.findByText(zh.state.kept)).toBeVisible();
});
