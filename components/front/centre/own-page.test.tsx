import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from '@/lib/people/account/client/enter';
import type { UserInfo } from '@/lib/people/person/contract';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from '@/test/render';
import { OwnPage, type OwnPageProps } from './own-page';

jest.mock('@/lib/people/account/client/enter', () => ({ logOut: jest.fn() }));
const leave = jest.mocked(logOut);

const person: UserInfo = {
  userId: 'p1',
  nickname: '许砚',
  avatar: null,
  banner: null,
  gender: 0,
  birthday: null,
  areaId: null,
  address: '',
  bio: '',
  tagline: '',
  creativeFields: [],
  education: '',
  industry: null,
  profession: null,
  socialLinks: [],
  verification: 'none',
  roles: ['visitor', 'user', 'phoneBound'],
  followerCount: 1,
  followingCount: 12,
  underReview: {},
};

function show(language: Language, change: Partial<UserInfo> = {}, rest: Partial<OwnPageProps> = {}) {
  const counts = { collected: 3, works: 0 };
  return renderIn(
    language,
    <OwnPage person={{ ...person, ...change }} counts={counts} toPay={0} isJudge={false} erasedAt={null} {...rest} />,
  );
}

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  leave.mockReset();
  toastQueue.take();
});

test('counts are links to what they count', () => {
  show('zh');
  expect(linksIn('我的数据')).toEqual([
    ['12 关注', '/MyFocus?tab=people'],
    ['1 粉丝', '/MyFocus?tab=fans'],
    ['3 收藏', '/MyCollect'],
    ['0 作品', '/otherPeople?userId=p1&tabindex=0'],
  ]);
});

test('entries lead to everything of one’s own, in English under /en', () => {
  show('en');
  expect(linksIn('My content')).toEqual([
    ['My messages', '/en/PersonalMessage'],
    ['My public page', '/en/otherPeople?userId=p1'],
    ['My works', '/en/MyMaJiang'],
    ['My articles', '/en/MyMaJiang/articles'],
    ['My questions and answers', '/en/MyMaJiang/questions'],
    ['My channels', '/en/topicManage'],
    ['My activities', '/en/activityManage'],
    ['My live streams', '/en/liveManage'],
    ['My booked live streams', '/en/live/mine'],
    ['My tickets', '/en/ticket'],
    ['My contest entries', '/en/entry'],
    ['My job applications', '/en/my/applications'],
    ['My cases', '/en/projectManage/cases'],
    ['My follows', '/en/MyFocus'],
    ['My collections', '/en/MyCollect'],
    ['My orders', '/en/my/order'],
    ['Wallet', '/en/wallet'],
    ['Verification', '/en/qualifications'],
    ['Settings', '/en/Settings'],
    ['User agreement and privacy policy', '/en/Agreement'],
  ]);
});

test('says what one is here', () => {
  const { unmount } = show('zh');
  expect(screen.getByText('光场用户')).toBeVisible();
  unmount();
  show('zh', { roles: [...person.roles, 'creator', 'staff'], verification: 'company' });
  expect(screen.getByText('创作者 · 工作人员')).toBeVisible();
  expect(screen.getByText('企业认证')).toBeVisible();
});

test('a nickname under review stands beside the one that others see', () => {
  show('zh', { underReview: { nickname: '许大砚' } });
  expect(screen.getByRole('heading', { level: 1, name: '许砚' })).toBeVisible();
  expect(screen.getByText('新昵称“许大砚”正在审核')).toBeVisible();
});

test.each([
  ['zh', '绑定手机', '/Settings/security'],
  ['en', 'Bind a phone', '/en/Settings/security'],
] as const)('%s: without a phone it leads to binding one', (language, name, href) => {
  show(language, { roles: ['visitor', 'user'] });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('with a phone and an account that stays there is no notice', () => {
  show('en');
  expect(screen.queryByRole('link', { name: 'Bind a phone' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Keep my account' })).toBeNull();
});

test('an account that is to be erased says when, by the day in Beijing, and can be kept', () => {
  show('en', {}, { erasedAt: '2026-12-04T16:30:00.000Z' });
  expect(screen.getByText('Your account will be deleted on 2026-12-05.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/en/Settings/account');
});

test('logs out in the language of the page, once', async () => {
  leave.mockReturnValue(new Promise(() => {}));
  show('en');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const button = await screen.findByRole('button', { name: 'Logging out…' });
  await userEvent.click(button);
  expect(leave.mock.calls).toEqual([['en']]);
});

test('offline the login stands, and says so', async () => {
  leave.mockRejectedValue(new ConnectionError('network'));
  show('zh');
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(toastQueue.take()).toEqual(['网络连接不上，请检查网络后重试。']));
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
});
