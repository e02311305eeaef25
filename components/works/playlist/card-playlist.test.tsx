import { screen } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { CardPlaylist } from './card-playlist';

const playlist = {
  id: 'p1',
  title: '夜行',
  thumb: null,
  isPublic: true,
  videoCount: 1,
  collectCount: 12_345,
  userId: 'lin',
  nickName: '林',
  verification: 'none' as const,
};

test('says in Chinese units what is in it, whose it is, and leads to it', () => {
  renderIn('zh', <CardPlaylist playlist={playlist} />);
  const card = screen.getByRole('link', { name: /夜行/ });
  expect(card).toHaveAttribute('href', '/playlist/p1');
  expect(card).toHaveTextContent('1 件作品夜行林1.2万 次收藏');
});

test('among one’s own it says that others do not see it, not whose it is', () => {
  renderIn('en', <CardPlaylist isOwn playlist={{ ...playlist, isPublic: false }} />);
  expect(screen.getByRole('link')).toHaveTextContent('1 work夜行Private12.3K collections');
});
