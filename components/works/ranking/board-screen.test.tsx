import { screen, within } from '@testing-library/react';
import type { RankedCreator, RankedVideo } from '@/lib/works/ranking/contract';
import { renderIn } from '@/test/render';
import { BoardScreen } from './board-screen';

const video = (rank: number, moved: number | null): RankedVideo => ({
  videoId: `v${rank}`,
  thumb: null,
  duration: 60,
  title: `光 ${rank}`,
  titleLanguage: 'zh',
  name: `光 ${rank}`,
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 4000,
  rank,
  moved,
  score: 12_345,
});
const creator = (rank: number): RankedCreator => ({
  userId: `p${rank}`,
  nickname: `许砚 ${rank}`,
  avatar: null,
  tagline: '光与尘',
  verification: 'none',
  followerCount: 3,
  rank,
  moved: 0,
  score: 900,
  videoCount: 1,
});

test.each([
  ['zh', '周榜前 10', '榜单', '创作者', '', ['新', '上升 2 位', '下降 1 位', '名次不变'], '热度 1.2万', '第 6 名'],
  [
    'en',
    'Top 10 of the week',
    'Boards',
    'Creators',
    '/en',
    ['New', 'Up 2 places', 'Down 1 place', 'Same place as before'],
    'Score 12.3K',
    'Rank 6',
  ],
] as const)(
  '%s: shows the works of a board, how they have moved, and the way to the others',
  (language, heading, label, creators, prefix, moves, score, lastRank) => {
    // The fifth was taken down.
    const videos = [video(1, null), video(2, 2), video(4, -1), video(6, 0)];
    renderIn(language, <BoardScreen step="week" day="2026-11-20" videos={videos} creators={[]} />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const rows = screen.getAllByRole('article');
    expect(rows).toHaveLength(4);
    for (const [index, moved] of moves.entries()) {
      const row = within(rows[index] as HTMLElement);
      expect(row.getByText(moved)).toBeInTheDocument();
      expect(row.getByText(score)).toBeVisible();
    }
    expect(within(rows[3] as HTMLElement).getByText(lastRank)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /光 6/ })).toHaveAttribute('href', `${prefix}/video/detail/v6`);
    expect(screen.getAllByRole('listitem').filter((item) => item.getAttribute('value') === '6')).toHaveLength(1);
    const nav = within(screen.getByRole('navigation', { name: label }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${prefix}/hotList/week`);
    expect(nav.getByRole('link', { name: creators })).toHaveAttribute('href', `${prefix}/hotList/creators`);
  },
);

test('says of which day it is and how the score is made', () => {
  renderIn('en', <BoardScreen step="month" day="2026-11-20" videos={[video(1, 0)]} creators={[]} />);
  expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  const rule = screen.getByText('How is the score made?').closest('details');
  expect(rule).toHaveTextContent('20 for each like');
  expect(rule).not.toHaveTextContent('For creators');
});

test.each([
  ['zh', '1 件作品', '关注 许砚 1', ''],
  ['en', '1 work', 'Follow 许砚 1', '/en'],
] as const)(
  '%s: lists creators with the way to their page and the button that follows them',
  (language, works, follow, prefix) => {
    renderIn(
      language,
      <BoardScreen step="creators" day="2026-11-20" videos={[]} creators={[creator(1), creator(2)]} />,
    );
    const row = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(row.getByText(works)).toBeVisible();
    expect(row.getByRole('link', { name: /许砚 1/ })).toHaveAttribute('href', `${prefix}/otherPeople?userId=p1`);
    expect(row.getByRole('button', { name: follow })).toBeVisible();
    expect(screen.getByText(/四分之一|a quarter/)).toBeInTheDocument();
  },
);

test.each([
  [null, 'The first board will stand here as soon as it is made.'],
  ['2026-11-20', 'Nobody has watched a work in this time. The other boards may have some.'],
])('a board of the day %p without anything says so, and leads to the others', (day, words) => {
  renderIn('en', <BoardScreen step="week" day={day} videos={[]} creators={[]} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('article')).toBeNull();
});
