import { screen, within } from '@testing-library/react';
import type { VideoItem } from '@/lib/works/work/contract';
import { renderIn } from '@/test/render';
import { PicksScreen } from './picks-screen';

const video: VideoItem = {
  videoId: 'v1',
  thumb: null,
  duration: 60,
  title: '光的褶皱',
  titleLanguage: 'zh',
  name: '光的褶皱',
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 1,
};
const months = ['2026-11', '2026-09'];

test.each([
  ['zh', '每月精选', '月份', '2026 年 9 月', '2026 年 11 月', ''],
  ['en', 'Monthly picks', 'Months', 'September 2026', 'November 2026', '/en'],
] as const)(
  '%s: shows the works of a month and the way to the others',
  (language, heading, label, here, other, prefix) => {
    renderIn(language, <PicksScreen month="2026-09" months={months} list={[video]} />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const works = within(screen.getByRole('region', { name: here }));
    expect(works.getByRole('link', { name: /光的褶皱/ })).toHaveAttribute('href', `${prefix}/video/detail/v1`);
    const nav = within(screen.getByRole('navigation', { name: label }));
    expect(nav.getByRole('link', { name: here })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: other })).toHaveAttribute('href', `${prefix}/excellent?month=2026-11`);
    expect(nav.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
  },
);

test('a month without picks leads to the others', () => {
  renderIn('zh', <PicksScreen month="2020-01" months={months} list={[]} />);
  expect(screen.getByText('这个月没有精选')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /年/ })).toHaveLength(2);
});

test('where nothing was ever picked it says so', () => {
  renderIn('en', <PicksScreen month="" months={[]} list={[]} />);
  expect(screen.getByText('No picks yet')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Discover' })).toHaveAttribute('href', '/en/Find');
});
