import { screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ListPanel } from './list-panel';

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
const page = (ids: string[], nextPage: number | null = null) => ({
  data: { list: ids.map(video), nextPage, hasNextPage: nextPage !== null },
});
const found = { '/api/playlist/get': { data: { title: '夜行', videoCount: 3 } } };

test('says where one is, and hands the player what comes next with its list', async () => {
  answerCalls({ ...found, '/api/playlist/videos': page(['a', 'b', 'c']) });
  const onNext = jest.fn();
  renderIn('zh', <ListPanel list="p1" videoId="b" onNext={onNext} onMissing={jest.fn()} />);
  expect(await screen.findByText('第 2 件，共 3 件')).toBeVisible();
  expect(screen.getByRole('link', { name: '上一件 作品a' })).toHaveAttribute('href', '/video/detail/a?list=p1');
  expect(screen.getByRole('link', { name: '下一件 作品c' })).toHaveAttribute('href', '/video/detail/c?list=p1');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('2 作品b 正在播放');
  expect(onNext).toHaveBeenLastCalledWith({ id: 'c', href: '/video/detail/c?list=p1', title: '作品c' });
  expect(await screen.findByRole('link', { name: '夜行' })).toHaveAttribute('href', '/playlist/p1');
});

test('the last work of a long list is found on its last page, and nothing follows it', async () => {
  answerCalls({
    ...found,
    '/api/playlist/videos': () => (jest.mocked(fetch).mock.calls.length > 2 ? page(['c']) : page(['a', 'b'], 2)),
  });
  const onNext = jest.fn();
  renderIn('en', <ListPanel list="p1" videoId="c" onNext={onNext} onMissing={jest.fn()} />);
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Next work/ })).not.toBeInTheDocument();
  expect(onNext).toHaveBeenLastCalledWith(undefined);
});

test('a list that the caller may not see leaves the film as it is', async () => {
  answerCalls({ '/api/playlist/get': { code: 'NullPointer' }, '/api/playlist/videos': { code: 'NullPointer' } });
  const onMissing = jest.fn();
  renderIn('zh', <ListPanel list="p1" videoId="a" onNext={jest.fn()} onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
});
