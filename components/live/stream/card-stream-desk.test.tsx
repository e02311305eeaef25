import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastSource } from '@/lib/live/broadcast/codes';
import { streamProblems } from '@/lib/live/stream/codes';
import type { StreamDesk, StreamHealth } from '@/lib/live/stream/contract';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import zh from '@/messages/zh/live/stream-desk.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { CardStreamDesk } from './card-stream-desk';

const hour = 3_600_000;
const at = (ms: number) => isoInBeijing(Date.now() + ms);
const health = (change: Partial<StreamHealth> = {}): StreamHealth => ({
  ...{ since: at(-hour), width: 1280, height: 720, frameRate: 29.97, videoCodec: 'h264', audioCodec: 'aac' },
  ...{ bitRate: 2_512_000, droppedFrames: 3, speed: 1, problems: [], lastPieceAt: at(0), ...change },
});
const deskOf = (change: Partial<StreamDesk> = {}): StreamDesk => ({
  ...{ phase: 'upcoming', startTime: at(2 * hour), minutes: 90, liveTime: null, endTime: null, replayId: null },
  ...{ server: 'rtmp://light.example/live', keyMadeAt: null, opensAt: at(hour), endsAt: at(4 * hour) },
  ...{ health: null, interruptions: 0, viewers: 0, peak: 0, ...change },
});

beforeAll(standInForDialogs);

function show(
  change: Partial<StreamDesk> = {},
  answers: Record<string, Answer> = {},
  source: BroadcastSource = 'encoder',
) {
  const desk = deskOf(change);
  const made = answerCalls({ '/api/live/stream/desk': { data: desk }, '/api/live/own/get': { data: {} }, ...answers });
  const view = renderIn('zh', <CardStreamDesk id="b1" source={source} first={desk} />);
  return { made, ...view };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const posted = (made: { path: string }[]) => made.filter(({ path }) => !path.endsWith('/desk'));

describe('where the stream stands', () => {
  test.each<[string, Partial<StreamDesk>, BroadcastSource, RegExp]>([
    ['long before', {}, 'encoder', /起可以推流，开播前观众看不到画面。$/],
    ['soon', { opensAt: at(-hour) }, 'encoder', /^现在可以推流/],
    ['before, with a signal', { health: health() }, 'encoder', /^画面已经到达/],
    ['late', { phase: 'late' }, 'encoder', /^已经过了开播时间。开始推流后/],
    ['on air', { phase: 'live' }, 'encoder', /^正在播出，最晚 .+ 自动结束。$/],
    ['interrupted', { phase: 'interrupted' }, 'encoder', /^信号断了。/],
    ['over', { phase: 'ended' }, 'encoder', /^直播已经结束。$/],
    ['from an address', {}, 'address', /^到开播时间，会从你填的地址/],
    ['late from an address', { phase: 'late' }, 'address', /正在从你填的地址/],
  ])('%s', (_, change, source, words) => {
    show(change, {}, source);
    const standing = screen.getByRole('region', { name: zh.standing.label });
    expect(within(standing).getByRole('status')).toHaveTextContent(words);
  });

  test('who watches, who did, and how often it was interrupted', () => {
    show({ phase: 'live', viewers: 12, peak: 30, interruptions: 2 });
    for (const words of ['12 人在看', '最多时 30 人', '中断过 2 次']) expect(screen.getByText(words)).toBeVisible();
  });

  test.each(['missed', 'canceled'] as const)('of one that was %s is nothing to be done', (phase) => {
    expect(show({ phase }).container).toBeEmptyDOMElement();
  });
});

describe('the key', () => {
  const key = '/api/live/stream/key';
  const made = { data: { server: 'rtmp://light.example/live', key: 'secret-key' } };

  test('is shown when it is made, to be copied, and only then', async () => {
    const { unmount, made: calls } = show({}, { [key]: made });
    await press(zh.key.make);
    expect(await screen.findByText('secret-key')).toBeVisible();
    expect(screen.getByText(zh.key.once)).toBeVisible();
    expect(posted(calls)).toEqual([{ path: key, fields: { id: 'b1' } }]);
    unmount();
    show({ keyMadeAt: at(-hour) });
    expect(screen.queryByText('secret-key')).toBeNull();
    expect(screen.getByText(/^密钥在 .+ 生成/)).toBeVisible();
  });

  test.each([
    ['', { keyMadeAt: at(-hour) }, zh.key.renewText],
    ['and who sends is cut off', { keyMadeAt: at(-hour), phase: 'live', health: health() } as const, zh.key.renewLive],
  ])('a new one voids the old one %s, so it is asked first', async (_, change, warning) => {
    const { made: calls } = show(change, { [key]: made });
    await press(zh.key.renew);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(warning);
    await confirm(zh.key.cancel);
    expect(posted(calls)).toEqual([]);
    await press(zh.key.renew);
    await confirm(zh.key.renew);
    expect(await screen.findByText('secret-key')).toBeVisible();
  });

  test('that could not be made says why', async () => {
    show({}, { [key]: { code: 'Changed', message: '情况有变' } });
    await press(zh.key.make);
    expect(await screen.findByText('情况有变')).toBeVisible();
  });

  test('is none where the site takes no streams in, and where it fetches them', () => {
    const { unmount } = show({ server: '' });
    expect(screen.getByText(zh.key.none)).toBeVisible();
    unmount();
    show({}, {}, 'address');
    expect(screen.queryByRole('button', { name: zh.key.make })).toBeNull();
    expect(screen.queryByText(zh.steps.title)).toBeNull();
  });
});

describe('the signal', () => {
  test('is told in figures', () => {
    show({ phase: 'live', health: health() });
    expect(screen.getByText(zh.health.good)).toBeVisible();
    for (const words of ['1280×720，每秒 30 帧', '2512 Kbps', 'H264 / AAC', '3'])
      expect(screen.getByText(words)).toBeVisible();
  });

  test('with all that can be wrong says what to do', () => {
    show({ phase: 'live', health: health({ problems: [...streamProblems] }) });
    const list = screen.getByRole('list', { name: zh.health.problems });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(streamProblems.map((problem) => zh.health.problem[problem]));
    expect(screen.queryByText(zh.health.good)).toBeNull();
  });

  test('of which nothing is known yet is no good one', () => {
    show({ health: health({ width: 0, bitRate: 0, videoCodec: '' }) });
    expect(screen.getByText(zh.health.waiting)).toBeVisible();
    expect(screen.queryByText(zh.health.picture)).toBeNull();
  });
});

test('the end is asked for once more, and is for good', async () => {
  const { made } = show({ phase: 'live', health: health() }, { '/api/live/stream/end': { data: deskOf() } });
  await press(zh.end.action);
  await confirm(zh.end.cancel);
  expect(posted(made)).toEqual([]);
  await press(zh.end.action);
  await confirm(zh.end.confirm);
  expect(posted(made)).toEqual([{ path: '/api/live/stream/end', fields: { id: 'b1' } }]);
});
