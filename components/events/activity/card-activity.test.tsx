import { screen, within } from '@testing-library/react';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { renderIn } from '@/test/render';
import { CardActivity } from './card-activity';

const activity: ActivityItem = {
  id: 'a/1',
  thumb: 'activities/01.jpg',
  category: 2,
  status: 5,
  isCanceled: false,
  title: '光艺术节',
  titleLanguage: 'zh',
  nickname: '光场',
  verification: 'none' as const,
  holdStartTime: '2026-10-17T22:05:00.000Z',
  city: '上海',
  priceFrom: 8000,
  priceTo: 8000,
  contestName: null,
};

test('shows every field of an activity, its start in Beijing time', () => {
  const { container } = renderIn('zh', <CardActivity activity={activity} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ActivityDetail/a%2F1');
  expect(screen.getByRole('heading', { name: '光艺术节' })).toBeInTheDocument();
  expect(screen.getByText('线下活动')).toBeInTheDocument();
  expect(screen.getByText('进行中')).toBeInTheDocument();
  expect(screen.getByText('光场')).toBeInTheDocument();
  expect(screen.getByText('上海')).toBeInTheDocument();
  expect(screen.getByText('¥80 起')).toBeInTheDocument();
  expect(screen.getByText('2026年10月18日 周日 06:05')).toHaveAttribute('datetime', '2026-10-17T22:05:00.000Z');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/activities/01.jpg?w=360&h=480&f=jpg');
});

test('speaks English', () => {
  renderIn('en', <CardActivity activity={activity} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/ActivityDetail/a%2F1');
  expect(screen.getByRole('heading', { name: '光艺术节' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Offline activity')).toBeInTheDocument();
  expect(screen.getByText('In progress')).toBeInTheDocument();
  expect(screen.getByText('Sun, 18 Oct 2026, 06:05')).toBeInTheDocument();
});

test.each([
  [1, '线上活动'],
  [2, '线下活动'],
  [3, '频道赛事'],
] as const)('category %i is %s', (category, label) => {
  renderIn('zh', <CardActivity activity={{ ...activity, category }} />);
  expect(screen.getByText(label)).toBeInTheDocument();
});

test.each([
  [1, '待审核', false],
  [2, '审核通过', false],
  [3, '审核未通过', false],
  [4, '已结束', false],
  [5, '进行中', true],
] as const)('status %i is %s, lit only while it runs', (status, label, lit) => {
  renderIn('zh', <CardActivity activity={{ ...activity, status }} />);
  expect(screen.getByText(label).classList.contains('bg-lit')).toBe(lit);
});

test.each<[Partial<ActivityItem>, string | null]>([
  [{ priceFrom: 0, priceTo: 0 }, '免费'],
  [{ priceFrom: 0, priceTo: 8000 }, '免费 – ¥80'],
  [{ priceFrom: 8050, priceTo: 9900 }, '¥80.50 起'],
  [{ priceFrom: null, priceTo: 0 }, null],
  [{ status: 4 }, null],
])('%j: the price is %s', (change, price) => {
  renderIn('zh', <CardActivity activity={{ ...activity, ...change }} />);
  expect(screen.queryByText(/免费|¥/)?.textContent ?? null).toBe(price);
});

test('one that was canceled says that, and not that it has ended', () => {
  renderIn('zh', <CardActivity activity={{ ...activity, status: 4, isCanceled: true }} />);
  expect(screen.getByText('已取消')).toBeVisible();
  expect(screen.queryByText('已结束')).toBeNull();
});

test.each([false, true])('what stands in the corner of its poster is no part of the link (lead: %s)', (lead) => {
  renderIn('zh', <CardActivity activity={activity} lead={lead} corner={<button type="button">收藏</button>} />);
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: '收藏' })).toBeVisible();
});
