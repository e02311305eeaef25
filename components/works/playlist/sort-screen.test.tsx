import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaylistDraft, PlaylistEntry } from '@/lib/works/playlist/contract';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { PlaylistOrder } from './playlist-order';
import { SortScreen } from './sort-screen';
import { savePause } from './use-playlist-editor';

const entry = (videoId: string, over: Partial<PlaylistEntry> = {}): PlaylistEntry => ({
  videoId,
  title: `作品${videoId}`,
  thumb: null,
  duration: 61,
  nickName: '林',
  isPublic: true,
  ...over,
});

const draft = (list: PlaylistEntry[], over: Partial<PlaylistDraft> = {}): PlaylistDraft => ({
  id: 'p1',
  title: '夜行',
  intro: '',
  isPublic: true,
  isTakenDown: false,
  underReview: {},
  revision: 3,
  list,
  ...over,
});
const [a, b, c] = [entry('a'), entry('b'), entry('c')];

beforeEach(() => {
  sessionStorage.clear();
  standInForDialogs();
});
afterEach(() => jest.useRealTimers());

test('texts are saved after a pause, and prohibited words go to review only when that is said', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const calls = answerCalls({
    '/api/playlist/save': ({ acknowledged }) =>
      acknowledged === 'true' ? { data: draft([], { underReview: { title: '夜行二' } }) } : { code: 'ProhibitedWords' },
  });
  renderIn('zh', <SortScreen first={draft([])} />);
  await user.type(screen.getByRole('textbox', { name: '列表名称' }), '二');
  expect(calls).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(savePause));
  expect(screen.getByRole('alert')).toHaveTextContent('违禁词');
  await user.click(screen.getByRole('button', { name: '仍然提交' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('已保存');
  expect(screen.getByRole('textbox', { name: '列表名称' })).toHaveAccessibleDescription(/通过后其他人才能看到/);
  expect(calls.map(({ fields }) => fields)).toEqual([
    { id: 'p1', title: '夜行二', intro: '', isPublic: 'true', acknowledged: 'false' },
    { id: 'p1', title: '夜行二', intro: '', isPublic: 'true', acknowledged: 'true' },
  ]);
});

test('a list without a name is not saved', async () => {
  const calls = answerCalls({});
  renderIn('en', <SortScreen first={draft([])} />);
  const name = screen.getByRole('textbox', { name: 'Name of the list' });
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('radio', { name: /Private/ }));
  await quiet();
  expect(name).toHaveAccessibleDescription('Give the list a name so that it can be saved.');
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
  expect(calls).toEqual([]);
});

test('a work leaves at once and the focus goes to the heading; one that is hidden says so', async () => {
  const calls = answerCalls({
    '/api/playlist/take': { data: { videoCount: 1 } },
    '/api/playlist/own': { data: draft([b], { revision: 4 }) },
  });
  renderIn('zh', <SortScreen first={draft([a, { ...b, title: '', isPublic: false }])} />);
  expect(screen.getByText('已不可见的作品')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '移出《作品a》' }));
  expect(screen.queryByText('作品a')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^作品 1\/500/ })).toHaveFocus();
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/playlist/take', '/api/playlist/own']));
  expect(await screen.findByText('已保存')).toBeVisible();
});

test('that the list was changed elsewhere is said, and no text is lost', async () => {
  answerCalls({
    '/api/playlist/take': { data: { videoCount: 2 } },
    '/api/playlist/own': { data: draft([c, b], { revision: 9, title: '别处的名字' }) },
  });
  renderIn('zh', <SortScreen first={draft([a, b])} />);
  const name = screen.getByRole('textbox', { name: '列表名称' });
  fireEvent.change(name, { target: { value: '我的名字' } });
  fireEvent.click(screen.getByRole('button', { name: '移出《作品a》' }));
  expect(await screen.findByText('列表在别处改过，已换成最新的顺序。')).toBeVisible();
  expect(screen.getByRole('button', { name: '移出《作品c》' })).toBeVisible();
  expect(name).toHaveValue('我的名字');
});

test('what is not let go comes back to its place', async () => {
  answerCalls({ '/api/playlist/take': { code: 'Internal' } });
  renderIn('zh', <SortScreen first={draft([a, b, c])} />);
  fireEvent.click(screen.getByRole('button', { name: '移出《作品b》' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('没有保存成功'));
  expect(screen.getAllByRole('button', { name: /^移出/ }).map((button) => button.ariaLabel)).toEqual([
    '移出《作品a》',
    '移出《作品b》',
    '移出《作品c》',
  ]);
});

test('who sees a list that staff have taken down is not its creator’s to choose', () => {
  renderIn('en', <SortScreen first={draft([a], { isTakenDown: true })} />);
  expect(screen.getByText(/^This list has been taken down: only you can see it/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a list is deleted only once that is confirmed', async () => {
  const calls = answerCalls({ '/api/playlist/remove': { data: null } });
  renderIn('zh', <SortScreen first={draft([])} />);
  fireEvent.click(screen.getByRole('button', { name: '删除列表' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '删除播放列表“夜行”？' }));
  fireEvent.click(dialog.getByRole('button', { name: '保留' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '删除列表' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除列表' }));
  await waitFor(() => expect(calls).toEqual([{ path: '/api/playlist/remove', fields: { id: 'p1' } }]));
});

describe('the order', () => {
  const calls = {
    take: jest.fn(),
    order: jest.fn(),
    read: jest.fn(),
  };
  const titles = (order: PlaylistOrder) => order.get().list.map(({ videoId }) => videoId);
  const changed = { name: 'AnswerError', code: 'Changed' };

  beforeEach(() => jest.resetAllMocks());

  test('goes with the revision that the one before has answered', async () => {
    calls.order.mockResolvedValueOnce({ revision: 4 }).mockResolvedValueOnce({ revision: 5 });
    const order = new PlaylistOrder('p1', draft([a, b, c]), calls);
    order.move([b, a, c]);
    order.move([c, b, a]);
    await quiet();
    // The first call already has the order that is shown when it is made.
    expect(calls.order.mock.calls).toEqual([['p1', 3, ['c', 'b', 'a']]]);
    order.move([a, b, c]);
    await quiet();
    expect(calls.order.mock.calls[1]).toEqual(['p1', 4, ['a', 'b', 'c']]);
    expect(order.get().status).toBe('saved');
  });

  test('that something else came before gives way to the one there', async () => {
    const { AnswerError } = await import('@/lib/platform/client/errors');
    calls.order.mockRejectedValueOnce(new AnswerError(changed.code, ''));
    calls.read.mockResolvedValueOnce(draft([c, a], { revision: 9 }));
    const order = new PlaylistOrder('p1', draft([a, b, c]), calls);
    order.move([b, a, c]);
    await quiet();
    expect([titles(order), order.get().isReplaced]).toEqual([['c', 'a'], true]);
  });

  test('stays as it is shown when it cannot be sent, and goes with the next try', async () => {
    const { ConnectionError } = await import('@/lib/platform/client/errors');
    calls.order.mockRejectedValueOnce(new ConnectionError('network')).mockResolvedValueOnce({ revision: 4 });
    const order = new PlaylistOrder('p1', draft([a, b]), calls);
    order.move([b, a]);
    await quiet();
    expect([order.get().status, titles(order)]).toEqual(['failed', ['b', 'a']]);
    order.save();
    await quiet();
    expect([order.get().status, calls.order.mock.calls[1]]).toEqual(['saved', ['p1', 3, ['b', 'a']]]);
  });
});
