import { screen, within } from '@testing-library/react';
import type { VideoItem } from '@/lib/works/work/contract';
import { renderIn } from '@/test/render';
import { CardVideo } from './card-video';

const video: VideoItem = {
  videoId: 'v/1',
  thumb: 'works/0001.jpg',
  duration: 504,
  title: '光的褶皱',
  titleLanguage: 'zh',
  name: '光的褶皱（未剪版）',
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 32_000,
};

test('shows every field of a work and opens it in a new tab', () => {
  renderIn('zh', <CardVideo video={video} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/video/detail/v%2F1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(link).getByRole('heading', { name: '光的褶皱' })).not.toHaveAttribute('lang');
  expect(link).toHaveTextContent('时长 08:24');
  expect(link).toHaveTextContent('许砚 · 3.2万 次播放');
});

test('speaks English, and marks a title that has no translation', () => {
  renderIn('en', <CardVideo video={video} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/video/detail/v%2F1');
  expect(screen.getByRole('heading', { name: '光的褶皱' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('link')).toHaveTextContent('许砚 · 32K views');
});

test('counts one view as one view', () => {
  renderIn('en', <CardVideo video={{ ...video, viewCount: 1 }} />);
  expect(screen.getByRole('link')).toHaveTextContent(/许砚 · 1 view$/);
});

test('asks for its picture at 504 by 336, and for a dense screen at twice that', () => {
  const { container } = renderIn('zh', <CardVideo video={video} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/works/0001.jpg?w=504&h=336&f=jpg');
  expect(picture?.getAttribute('srcset')).toBe(
    '/media/works/0001.jpg?w=504&h=336&f=jpg 504w, /media/works/0001.jpg?w=756&h=504&f=jpg 756w, /media/works/0001.jpg?w=1008&h=672&f=jpg 1008w',
  );
});

test('without a picture it shows the fallback picture', () => {
  const { container } = renderIn('zh', <CardVideo video={{ ...video, thumb: null }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/fallback/picture.svg');
  expect(container.querySelector('img')).not.toHaveAttribute('srcset');
});

test('goes by its name from the people-centre entrance', () => {
  renderIn('zh', <CardVideo video={video} fromPeopleCentre />);
  expect(screen.getByRole('heading')).toHaveTextContent('光的褶皱（未剪版）');
});

test('stays in the same window inside the own app', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) LightfieldApp/1.0');
  renderIn('zh', <CardVideo video={video} />);
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test('what stands in the corner of its picture is no part of the link', () => {
  renderIn('zh', <CardVideo video={video} corner={<button type="button">收藏</button>} />);
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: '收藏' })).toBeVisible();
});
