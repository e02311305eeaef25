import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import zh from '@/messages/zh/events/activity-page.json';
import { activityDetail } from '@/test/activity-item';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ActivityActions } from './activity-actions';
import { ActivityScreen } from './activity-screen';

const counts = { '/api/activity/counts': { data: { commentCount: 7 } } };

beforeEach(() => standInForIntersections());
afterEach(() => {
  useSessionStore.setState({ peopleMessage: null });
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  jest.restoreAllMocks();
});

function show(change: Partial<ActivityDetail> = {}, language: 'zh' | 'en' = 'zh') {
  const activity = activityDetail(change);
  const comments = { list: [], nextPage: null, hasNextPage: false };
  const slots = { offer: <p>买票</p>, participants: <p>参加的人</p>, link: <p>会议链接</p> };
  return renderIn(language, <ActivityScreen {...{ activity, comments, ...slots }} html={activity.body} />);
}

test('tells what it is, whose, when, where and for how much, and shows what others add', async () => {
  answerCalls(counts);
  show();
  expect(screen.getByRole('heading', { level: 1, name: '光艺术节' })).toBeVisible();
  expect(screen.getByText('审核通过')).toBeVisible();
  const [organiser] = screen.getAllByRole('link', { name: /光场/ });
  expect(organiser).toHaveAttribute('href', '/otherPeople?userId=org');
  expect(screen.getByRole('link', { name: '光绘' })).toHaveAttribute('href', '/topicIntroduce?topicId=light');
  expect(screen.getByText('2099年10月18日 周日 14:00')).toHaveAttribute('datetime', '2099-10-18T14:00:00.000+08:00');
  // On the same day only the hour is said again.
  expect(screen.getByText('17:30')).toHaveAttribute('datetime', '2099-10-18T17:30:00.000+08:00');
  expect(screen.getByText('2099年10月17日 周六 18:00')).toBeVisible();
  expect(screen.getByText('西岸穹顶')).toBeVisible();
  const map = screen.getByRole('link', { name: zh.facts.map });
  expect(new URL((map as HTMLAnchorElement).href).searchParams.get('q')).toBe('西岸穹顶, 龙腾大道 2555 号, 上海');
  expect(screen.getByText('¥80 – ¥120.50')).toBeVisible();
  expect(screen.getByText('买票')).toBeVisible();
  expect(screen.getByText('参加的人')).toBeVisible();
  expect(await screen.findByRole('link', { name: '讨论 7' })).toHaveAttribute('href', '#comments');
});

test('an online one has no place but the link, where there is one', () => {
  answerCalls(counts);
  show({ category: 1, venue: { text: '', language: 'zh' }, address: { text: '', language: 'zh' }, city: '' });
  expect(screen.getByText('会议链接')).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.facts.map })).toBeNull();
});

test.each<[Partial<ActivityDetail>, string]>([
  [{ priceFrom: 0, admission: 'signup', ticketTypes: [] }, '免费'],
  [{ priceFrom: 8000, ticketTypes: activityDetail().ticketTypes.slice(0, 1) }, '¥80'],
])('%j costs %s', (change, price) => {
  answerCalls(counts);
  show(change);
  expect(screen.getByText(price)).toBeVisible();
});

test('times are said in the visitor’s own time too, where it is another', () => {
  answerCalls(counts);
  const own = jest.spyOn(Date.prototype, 'getTimezoneOffset');
  own.mockReturnValue(-480);
  const { unmount } = show();
  expect(screen.queryByText(/你的时间/)).toBeNull();
  unmount();
  own.mockReturnValue(300);
  show();
  expect(screen.getAllByText(/你的时间/)).toHaveLength(2);
});

test('a canceled one says so and why, and reminds nobody', () => {
  answerCalls(counts);
  show({ isCanceled: true, status: 4, cancelReason: '场地漏水' });
  expect(screen.getByRole('note')).toHaveTextContent('取消原因：场地漏水');
  expect(screen.getByText('已取消')).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.actions.remind })).toBeNull();
  expect(screen.queryByRole('button', { name: zh.actions.calendar })).toBeNull();
});

test('the status follows the clock, also in a page that was kept', () => {
  answerCalls(counts);
  show({ holdStartTime: '2020-01-01T10:00:00.000+08:00', holdEndTime: '2020-01-02T10:00:00.000+08:00' });
  expect(screen.getByText('已结束')).toBeVisible();
});

test('who is logged in is reminded by a press, and no longer by another', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  const sent: unknown[] = [];
  answerCalls({
    ...counts,
    '/api/collection/marks': { data: [] },
    '/api/activity/reminders': { data: ['a1'] },
    '/api/activity/remind': (fields) => {
      sent.push(fields.remind);
      return { data: null };
    },
  });
  renderIn('zh', <ActivityActions activity={activityDetail()} />);
  await userEvent.click(await screen.findByRole('button', { name: zh.actions.reminded }));
  await userEvent.click(await screen.findByRole('button', { name: zh.actions.remind }));
  await waitFor(() => expect(sent).toEqual(['false', 'true']));
});

test('only its organiser is led to manage it', () => {
  answerCalls(counts);
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: zh.manage })).toBeNull();
  unmount();
  useSessionStore.setState({ peopleMessage: { userId: 'org' } });
  show();
  expect(screen.getByRole('link', { name: zh.manage })).toHaveAttribute('href', '/activityManage/a1');
});

test('details in the other language are marked, and the reader is told', () => {
  answerCalls(counts);
  const { container } = show({ title: '光', titleLanguage: 'zh' }, 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  expect(container.querySelector('div[lang=zh-CN]')).toHaveTextContent('灯光慢慢亮起。');
  expect(screen.getByText(/in Chinese only/)).toBeVisible();
});

test('of many photos the first ones are seen, and all can be opened', () => {
  answerCalls(counts);
  show({ photos: [...Array(12).keys()].map((place) => `activities/a1/${place}.jpg`) });
  const pictures = document.querySelectorAll('[data-picture]');
  expect(pictures).toHaveLength(12);
  expect([...pictures].filter((one) => !one.classList.contains('hidden'))).toHaveLength(5);
  expect(screen.getByText('+7')).toBeInTheDocument();
  expect(pictures[0]).toHaveAttribute('data-whole', '/media/activities/a1/0.jpg?w=1408&f=jpg');
});
