import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/live/reminder-own.json';
import { answerCalls } from '@/test/answers';
import { broadcastItem } from '@/test/broadcast-item';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { OwnBroadcasts } from './own-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

beforeEach(() => standInForIntersections());
afterEach(() => history.replaceState(null, '', '/'));

test('shows what one is reminded of, and what was paid on the other tab', async () => {
  history.replaceState(null, '', '/live/mine');
  answerCalls({ '/api/live/admission/list': { data: onePage([broadcastItem({ id: 'b2', title: '雨声' })]) } });
  renderIn('zh', <OwnBroadcasts initial="reminded" broadcasts={onePage([broadcastItem({})])} />);
  const panel = () => within(screen.getByRole('tabpanel'));
  expect(panel().getByRole('link', { name: /夜航/ })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: zh.tabs.paid }));
  expect(location.search).toBe('?tab=paid');
  expect(await panel().findByRole('link', { name: /雨声/ })).toBeVisible();
});

test('without any it leads to what is announced', () => {
  answerCalls({ '/api/live/reminder/list': { data: onePage([]) } });
  renderIn('zh', <OwnBroadcasts initial="reminded" broadcasts={onePage([])} />);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText(zh.empty.reminded.title)).toBeVisible();
  expect(panel.getByRole('link', { name: zh.find })).toHaveAttribute('href', '/live/list?tab=upcoming');
});
