import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreSession, saveSession, useSessionStore } from '@/lib/platform/client/session-store';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { SelectScreen } from './select-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => router,
}));
const router = { replace: jest.fn(), refresh: jest.fn() };

const video = (videoId: string) => ({
  videoId,
  thumb: null,
  duration: 61,
  title: `作品${videoId}`,
  titleLanguage: 'zh',
  name: '',
  nickName: '林',
  viewCount: 0,
});
const liked = { data: { list: ['a', 'b', 'c', 'd'].map(video), nextPage: null, hasNextPage: false } };

/** Paths of the list calls. */
const asked = () =>
  jest.mocked(fetch).mock.calls.map(([input]) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    return `${pathname} ${searchParams.get('text')}`;
  });

beforeEach(() => {
  standInForIntersections();
  window.history.replaceState(null, '', '/selectVideo?playlist=p1&from=liked');
  sessionStorage.clear();
  useSessionStore.setState({ videoList: [] });
});

function open(room: number, id = 'p1', held = ['a']) {
  return renderIn(
    'zh',
    <SelectScreen
      {...{ userId: 'lin', initial: 'liked', purpose: 'playlist', id, title: '夜行', room }}
      held={Object.fromEntries(held.map((video) => [video, 'held']))}
    />,
  );
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('works are picked up to what there is room for, but not those that are in already', async () => {
  const calls = answerCalls({ '/api/collection/liked': liked, '/api/playlist/add': { data: { videoCount: 3 } } });
  open(2);
  expect(await box(/作品a.*已在列表中/)).toBeDisabled();
  expect(screen.getByRole('button', { name: '加入' })).toBeDisabled();
  fireEvent.click(await box(/作品c/));
  fireEvent.click(await box(/作品b/));
  expect(screen.getByText('已选 2/2')).toBeVisible();
  expect(await box(/作品d/)).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: '/api/playlist/add', fields: { id: 'p1', videoIds: 'c,b' } }),
  );
});

test('what was picked stands over a reload and for who comes back, for this list alone, until it is taken along', async () => {
  answerCalls({ '/api/collection/liked': liked, '/api/playlist/add': { data: { videoCount: 3 } } });
  const view = open(5);
  fireEvent.click(await box(/作品c/));
  fireEvent.click(await box(/作品b/));
  view.unmount();
  saveSession();
  useSessionStore.setState({ videoList: [] });
  restoreSession();

  const other = open(5, 'p2');
  expect(await box(/作品b/)).not.toBeChecked();
  other.unmount();

  // Meanwhile b was added in another tab, and the list is almost full.
  const again = open(1, 'p1', ['a', 'b']);
  expect(await box(/作品c/)).toBeChecked();
  expect(screen.getByText('已选 1/1')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() => expect(useSessionStore.getState().videoList).toEqual([]));
  again.unmount();
  open(5);
  expect(await box(/作品c/)).not.toBeChecked();
});

test('a list that is full is said, and what was picked stays when it is refused', async () => {
  answerCalls({ '/api/collection/liked': liked, '/api/playlist/add': { code: 'ListFull' } });
  open(5);
  fireEvent.click(await box(/作品b/));
  fireEvent.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('已达上限'));
  expect(await box(/作品b/)).toBeChecked();
});

test('without room nothing can be picked', async () => {
  answerCalls({ '/api/collection/liked': liked });
  open(0);
  expect(await box(/作品b/)).toBeDisabled();
  expect(screen.getByText(/^列表已满/)).toBeVisible();
});

test('works for a channel are proposed by a member, who sees which are there, wait or were refused', async () => {
  const own = { data: { list: ['a', 'b', 'c', 'd'].map(video), nextPage: null, hasNextPage: false } };
  const answer = { data: { videoCount: 1, places: [{ videoId: 'd', place: 'proposed' }] } };
  const calls = answerCalls({ '/api/video/ofPerson': own, '/api/topic/addVideos': answer });
  renderIn(
    'zh',
    <SelectScreen
      {...{ userId: 'lin', initial: 'own', purpose: 'topicId', id: 't1', title: '光绘', room: 50, isProposal: true }}
      held={{ a: 'added', b: 'proposed', c: 'refused' }}
    />,
  );
  expect(await box(/作品a.*频道里已有/)).toBeDisabled();
  expect(await box(/作品b.*等待主理人处理/)).toBeDisabled();
  expect(await box(/作品c.*未被收录/)).toBeDisabled();
  expect(screen.queryByRole('tab')).toBeNull();
  fireEvent.click(await box(/作品d/));
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: '/api/topic/addVideos', fields: { topicId: 't1', videoIds: 'd' } }),
  );
});

test('a work that was proposed is withdrawn, and the page is asked how it stands', async () => {
  const calls = answerCalls({
    '/api/video/ofPerson': { data: { list: ['b', 'c'].map(video), nextPage: null, hasNextPage: false } },
    '/api/topic/proposals/withdraw': { data: { isWithdrawn: true } },
  });
  renderIn(
    'zh',
    <SelectScreen
      {...{ userId: 'lin', initial: 'own', purpose: 'topicId', id: 't1', title: '光绘', room: 50, isProposal: true }}
      held={{ b: 'proposed', c: 'refused' }}
    />,
  );
  expect(await box(/作品b/)).toBeDisabled();
  expect(screen.getAllByRole('button', { name: /^撤回/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^撤回.*作品b$/ }));
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: '/api/topic/proposals/withdraw', fields: { topicId: 't1', videoId: 'b' } }),
  );
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
});

describe('the box that finds works by their titles', () => {
  /** One work matches the search, none matches "nothing". */
  const listOf = () => {
    const text = asked().at(-1)?.split(' ')[1];
    if (!text) return liked;
    return { data: { ...liked.data, list: text === 'x' ? [] : [video('d')] } };
  };
  const find = () => within(screen.getByRole('search')).getByRole('searchbox', { name: '按标题查找作品' });

  test('narrows each list, and what was picked stays picked', async () => {
    answerCalls({ '/api/collection/liked': listOf, '/api/video/ofPerson': listOf });
    open(5);
    fireEvent.click(await box(/作品b/));
    await userEvent.type(find(), ' D ');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /作品b/ })).toBeNull());
    expect(await screen.findByText('找到 1 件作品')).toHaveAttribute('role', 'status');
    fireEvent.click(await box(/作品d/));
    expect(screen.getByText('已选 2/5')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '我的作品' }));
    expect(await box(/作品d/)).toBeChecked();
    expect(asked()).toEqual(['/api/collection/liked ', '/api/collection/liked D', '/api/video/ofPerson D']);

    await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
    expect(find()).toHaveFocus();
    expect(await box(/作品b/)).toBeChecked();
  });

  test('says when no title has it, and leads back to all', async () => {
    answerCalls({ '/api/collection/liked': listOf });
    open(5);
    await userEvent.type(find(), 'x');
    expect(await screen.findByText('没有搜索到相关内容')).toBeVisible();
    expect(screen.getByText(/标题含“x”/)).toBeVisible();
    const [, inList] = screen.getAllByRole('button', { name: '清空搜索' });
    await userEvent.click(inList as HTMLElement);
    expect(await box(/作品b/)).toBeVisible();
    expect(find()).toHaveFocus();
  });

  test('waits for letters that are being composed', async () => {
    answerCalls({ '/api/collection/liked': listOf });
    open(5);
    await box(/作品b/);
    fireEvent.compositionStart(find());
    fireEvent.change(find(), { target: { value: 'guang' } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    fireEvent.change(find(), { target: { value: '光' } });
    fireEvent.compositionEnd(find());
    await waitFor(() => expect(asked()).toEqual(['/api/collection/liked ', '/api/collection/liked 光']));
    expect(await box(/作品d/)).toBeVisible();
  });
});
