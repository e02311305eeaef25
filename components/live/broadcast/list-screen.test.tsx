import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import zhPhases from '@/messages/zh/live/broadcast.json';
import zh from '@/messages/zh/live/broadcast-list.json';
import { answerCalls } from '@/test/answers';
import { broadcastItem } from '@/test/broadcast-item';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { ListScreen } from './list-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const path = '/api/live/list';

beforeEach(() => {
  standInForIntersections();
  window.scrollBy = jest.fn();
  window.scrollTo = jest.fn();
});
afterEach(() => history.replaceState(null, '', '/'));

function show(initial: 'now' | 'upcoming', list: BroadcastItem[], query = '', rest: BroadcastItem[] = []) {
  history.replaceState(null, '', `/live/list${query}`);
  const calls = answerCalls({ [path]: { data: onePage(rest) } });
  renderIn('zh', <ListScreen initial={initial} first={onePage(list)} />);
  return calls;
}
const panel = () => within(screen.getByRole('tabpanel'));
const tab = (name: string) => screen.getByRole('tab', { name });

test('opens on what the page was made with, where the address names no tab', () => {
  const calls = show('upcoming', [broadcastItem({ priceFen: 1990, isParticipatory: true })]);
  expect(tab(zh.tabs.upcoming)).toHaveAttribute('aria-selected', 'true');
  const card = within(panel().getByRole('link', { name: /夜航/ }));
  for (const said of [zhPhases.phase.upcoming, '¥19.90', '光场', '2099年10月18日 周日 20:00', zhPhases.participatory]) {
    expect(card.getByText(said)).toBeVisible();
  }
  expect(calls.filter(({ fields }) => fields.list === 'upcoming')).toEqual([]);
});

test('what is on leads to its picture, from when it is on air', () => {
  show('now', [broadcastItem({ phase: 'live', liveTime: '2099-10-18T20:03:00.000+08:00' })]);
  const card = panel().getByRole('link', { name: /夜航/ });
  expect(card).toHaveAttribute('href', '/live/livePage?id=b1');
  expect(within(card).getByText('2099年10月18日 周日 20:03')).toBeVisible();
});

test('another tab is in the address, and fetched', async () => {
  const calls = show('now', [broadcastItem({ phase: 'live' })], '', [
    broadcastItem({ id: 'b2', title: '雨声', phase: 'playback', replayId: 'v1' }),
  ]);
  await userEvent.click(tab(zh.tabs.playback));
  expect(location.search).toBe('?tab=playback');
  expect(await panel().findByRole('link', { name: /雨声/ })).toHaveAttribute('href', '/live/liveDetail?id=b2');
  expect(calls.at(-1)?.path).toBe(path);
});

test.each([
  ['now', '?tab=now', zh.toUpcoming, '/live/list?tab=upcoming'],
  ['upcoming', '?tab=upcoming', zh.plan, '/liveManage/new'],
  ['playback', '?tab=playback', zh.toUpcoming, '/live/list?tab=upcoming'],
] as const)('where there is nothing in %s it says so, and leads on', async (list, query, words, href) => {
  show('now', [], query);
  expect(await panel().findByText(zh.none[list].title)).toBeVisible();
  expect(panel().getByRole('link', { name: words })).toHaveAttribute('href', href);
});

test('the start is said in the visitor’s own time too, where it is another', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  show('upcoming', [broadcastItem()]);
  expect(panel().getByText(/你的时间/)).toBeVisible();
});
