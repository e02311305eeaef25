import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TopicDetail, TopicMember } from '@/lib/community/topic/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { comeIntoView, standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ChannelScreen } from './channel-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const lin: TopicMember = {
  userId: 'lin',
  nickname: '林一舟',
  avatar: null,
  tagline: '',
  verification: 'none',
  followerCount: 1,
  role: 'host',
};
const topic: TopicDetail = {
  id: 't1',
  thumb: null,
  title: '光绘',
  titleLanguage: 'zh',
  memberCount: 7,
  videoCount: 1,
  introduction: '用光画画。',
  introductionLanguage: 'zh',
  nameZh: '光绘',
  nameEn: 'Light painting',
  background: 'topics/b.jpg',
  kind: 'light',
  createdAt: '2026-01-02T12:00:00.000+08:00',
  host: lin,
  stars: [{ ...lin, userId: 'mika', nickname: '米卡', role: 'star' }],
  banners: [
    { id: 'b1', image: 'topics/1.jpg', title: '夜展', titleLanguage: null, type: 5, url: '', domainId: 'a1' },
    { id: 'b2', image: 'topics/2.jpg', title: '', titleLanguage: null, type: null, url: '', domainId: '' },
  ],
};
const nothing = { list: [], nextPage: null, hasNextPage: false };
let asked: string[];
/** The channels that the caller follows. */
let followed: string[];

beforeEach(() => {
  asked = [];
  followed = [];
  sessionStorage.clear();
  standInForIntersections();
  window.scrollBy = jest.fn();
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: false }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search} ${await request.text()}`.trim());
    const members = { ...nothing, list: [lin, { ...lin, userId: 'li', nickname: '李', role: 'member' }] };
    const data = pathname.endsWith('/members') ? members : pathname.endsWith('Marks') ? followed : null;
    return Response.json({ code: 'OK', data });
  });
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
  useSessionStore.setState({ peopleMessage: null });
});

/** A tab of another slice. */
const more = [{ name: 'letters', label: '来信', panel: <p>还没有来信</p> }];

/** Until the slides of its banners are stacked. */
async function show(language: 'zh' | 'en') {
  const shown = renderIn(language, <ChannelScreen topic={topic} firstWorks={nothing} more={more} />);
  await waitFor(() => expect(shown.container.querySelectorAll('.swiper-slide')[1]).toHaveAttribute('inert'));
  return shown;
}

test.each([
  ['zh', '光绘', 'Light painting', '7 位成员', '光影', '', '主理人'],
  ['en', '光绘', 'Light painting', '7 members', 'Light', '/en', 'Host'],
] as const)(
  '%s: shows both names, counts, kind and people',
  async (language, name, other, members, kind, prefix, host) => {
    await show(language);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(other)).toBeVisible();
    expect(screen.getByText(members)).toBeVisible();
    expect(screen.getByRole('link', { name: kind })).toHaveAttribute('href', `${prefix}/channel/light`);
    const runs = screen.getByRole('link', { name: new RegExp(`林一舟.*${host}`) });
    expect(runs).toHaveAttribute('href', `${prefix}/otherPeople?userId=lin`);
    expect(screen.getByRole('link', { name: /夜展/ })).toHaveAttribute('href', `${prefix}/ActivityDetail/a1`);
  },
);

test('members come when their tab opens, with what they are', async () => {
  await show('zh');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: '成员' }));
  const panel = within(screen.getByRole('tabpanel', { name: '成员' }));
  expect(await panel.findByText('主理人')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(asked).toEqual(['/api/topic/members?topicId=t1&pageSize=20&pageIndex=1']);
});

test('tabs of other slices stand between the works and the members', async () => {
  await show('zh');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['作品', '来信', '成员']);
  await userEvent.click(screen.getByRole('tab', { name: '来信' }));
  expect(within(screen.getByRole('tabpanel', { name: '来信' })).getByText('还没有来信')).toBeVisible();
});

test('a banner that is seen and pressed is counted', async () => {
  const { container } = await show('zh');
  comeIntoView();
  await waitFor(() => expect(asked).toContain('/api/topic/banner/show id=b1'));
  container.addEventListener('click', (event) => event.preventDefault());
  screen.getByRole('link', { name: /夜展/ }).click();
  await waitFor(() => expect(asked).toContain('/api/topic/banner/click id=b1'));
});

test('its host gets the way to the desk in place of the report; a visit is noted for who is logged in', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  useSessionStore.setState({ peopleMessage: { userId: 'lin' } as never });
  await show('zh');
  expect(screen.getByRole('link', { name: '管理频道' })).toHaveAttribute('href', '/topicManage/t1');
  expect(screen.queryByRole('link', { name: '举报' })).toBeNull();
  await waitFor(() => expect(asked).toContain('/api/topic/seen topicId=t1'));
});

test('its other members get the way to propose works', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  useSessionStore.setState({ peopleMessage: { userId: 'mei' } as never });
  followed = ['t1'];
  await show('zh');
  expect(await screen.findByRole('link', { name: '提交作品' })).toHaveAttribute('href', '/selectVideo?topicId=t1');
});
