import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { WorksScreen } from './works-screen';

const video = (videoId: string) => ({
  ...{ videoId, thumb: null, duration: 61, title: `作品${videoId}`, titleLanguage: 'zh' },
  ...{ name: '', nickName: '林', verification: 'none' as const, viewCount: 0 },
});
const proposal = (videoId: string) => ({
  ...video(videoId),
  proposer: { userId: 'mei', nickName: '梅', verification: 'individual' as const },
  proposedAt: '2026-11-20T12:00:00+08:00',
});
const page = (list: object[]) => ({ list, nextPage: null, hasNextPage: false });
const region = (name: string) => within(screen.getByRole('region', { name }));

function open(standing: string[], proposed: string[] = []) {
  renderIn(
    'zh',
    <WorksScreen
      topicId="t1"
      first={page(standing.map(video)) as never}
      proposals={page(proposed.map(proposal)) as never}
    />,
  );
}

beforeEach(() => {
  standInForIntersections();
  standInForDialogs();
});

test('a proposed work is accepted and stands in the channel then, another is declined', async () => {
  let [waiting, standing] = [['a', 'b'], ['s']];
  const calls = answerCalls({
    '/api/topic/proposals/decide': ({ videoIds, accept }) => {
      waiting = waiting.filter((id) => id !== videoIds);
      if (accept === 'true') standing = [String(videoIds), ...standing];
      return { data: { decided: [videoIds], videoCount: standing.length } };
    },
    '/api/topic/proposals': () => ({ data: page(waiting.map(proposal)) }),
    '/api/topic/videos': () => ({ data: page(standing.map(video)) }),
  });
  open(standing, waiting);
  expect(region('成员提交').getAllByRole('link', { name: '梅' })).toHaveLength(2);
  fireEvent.click(region('成员提交').getByRole('button', { name: /^收录.*作品a$/ }));
  expect(await region('频道里的作品').findByText('作品a')).toBeVisible();
  expect(calls[0]).toEqual({
    path: '/api/topic/proposals/decide',
    fields: { topicId: 't1', videoIds: 'a', accept: 'true' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^收录.*作品a$/ })).toBeNull());
  fireEvent.click(region('成员提交').getByRole('button', { name: /^婉拒.*作品b$/ }));
  expect(await screen.findByText('没有待处理的作品')).toBeVisible();
  expect(region('频道里的作品').queryByText('作品b')).toBeNull();
  expect(screen.getByRole('link', { name: '频道主页' })).toHaveAttribute('href', '/topicIntroduce?topicId=t1');
});

test('all that wait are accepted at once', async () => {
  const calls = answerCalls({
    '/api/topic/proposals/decide': { data: { decided: ['a', 'b'], videoCount: 2 } },
    '/api/topic/proposals': { data: page([]) },
    '/api/topic/videos': { data: page(['a', 'b'].map(video)) },
  });
  open([], ['a', 'b']);
  expect(screen.getByText('频道里还没有作品')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '全部收录' }));
  expect(await region('频道里的作品').findByText('作品b')).toBeVisible();
  expect(calls[0]?.fields).toEqual({ topicId: 't1', videoIds: 'a,b', accept: 'true' });
  expect(screen.queryByRole('button', { name: '全部收录' })).toBeNull();
});

test('a work is taken out after it is confirmed', async () => {
  const calls = answerCalls({
    '/api/topic/removeVideo': { data: { videoCount: 1 } },
    '/api/topic/videos': { data: page([video('t')]) },
  });
  open(['s', 't']);
  fireEvent.click(screen.getByRole('button', { name: /^移出.*作品s$/ }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '保留' }));
  fireEvent.click(screen.getByRole('button', { name: /^移出.*作品s$/ }));
  expect(calls).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '移出' }));
  await waitFor(() => expect(screen.queryByText('作品s')).toBeNull());
  expect(calls[0]).toEqual({ path: '/api/topic/removeVideo', fields: { topicId: 't1', videoId: 's' } });
});

describe('any public work', () => {
  const field = () => screen.getByRole('textbox', { name: '作品网址或编号' });
  const add = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    return userEvent.click(screen.getByRole('button', { name: '收录' }));
  };

  test('is added by the address of its page', async () => {
    const calls = answerCalls({
      '/api/topic/addVideos': { data: { videoCount: 1, places: [{ videoId: 'n', place: 'added' }] } },
      '/api/topic/videos': { data: page([video('n')]) },
    });
    open([]);
    await add('https://a.example/en/video/detail/n?x=1#!en');
    expect(await region('频道里的作品').findByText('作品n')).toBeVisible();
    expect(calls[0]).toEqual({ path: '/api/topic/addVideos', fields: { topicId: 't1', videoIds: 'n' } });
    expect(field()).toHaveValue('');
  });

  test('is named first, and one that is not there is said beside what was typed', async () => {
    const calls = answerCalls({ '/api/topic/addVideos': { code: 'NullPointer' } });
    open([]);
    await add(' ');
    expect(field()).toHaveAccessibleDescription(/请填写作品的网址或编号。/);
    expect(calls).toEqual([]);
    await add('nothing');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/找不到这件公开作品/));
    expect(field()).toHaveValue('nothing');
  });
});
