import { screen } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { FollowedNews } from './followed-news';

const people = [
  { userId: 'p1', avatar: null, nickName: '许砚', verification: 'none' as const },
  { userId: 'p2', avatar: null, nickName: '林岸', verification: 'none' as const },
];

test('says how many works are new and whose, and leads to them', () => {
  renderIn('zh', <FollowedNews count={12} people={people} />);
  expect(screen.getByRole('link')).toHaveTextContent('关注的人发布了 12 件新作品 许砚、林岸');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/otherMessage/works');
});

test('as many as are counted may be more', () => {
  renderIn('en', <FollowedNews count={100} people={people} />);
  expect(screen.getByRole('link')).toHaveTextContent('99+ new works');
});

test('is not there where nothing is new', () => {
  renderIn('zh', <FollowedNews count={0} people={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
