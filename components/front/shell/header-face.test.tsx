import { screen, waitFor } from '@testing-library/react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { useUnread } from '@/lib/reactions/message/client/unread';
import { renderIn } from '@/test/render';
import { HeaderAvatar } from './header-avatar';

jest.mock('@/lib/reactions/message/client/unread', () => ({ useUnread: jest.fn() }));

const none = { all: 0, likes: 0, comments: 0, follows: 0, events: 0, system: 0 };
const show = () => renderIn('zh', <HeaderAvatar words={{ label: '个人中心', unread: '未读消息' }} />);

beforeEach(() => useSessionStore.setState({ isLogin: true, avatar: null }));

test.each([
  [null, '个人中心'],
  [none, '个人中心'],
  [{ ...none, all: 3 }, '个人中心 未读消息 3'],
  [{ ...none, all: 100 }, '个人中心 未读消息 99+'],
])('with %j unread the face is called "%s"', async (counts, name) => {
  jest.mocked(useUnread).mockReturnValue(counts);
  show();
  await waitFor(() => expect(useUnread).toHaveBeenCalled());
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('a visitor has none, and loads nothing that counts', () => {
  useSessionStore.setState({ isLogin: false });
  jest.mocked(useUnread).mockClear();
  show();
  expect(screen.getByRole('link')).toHaveAccessibleName('个人中心');
  expect(useUnread).not.toHaveBeenCalled();
});
