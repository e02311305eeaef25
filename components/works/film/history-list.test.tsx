import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import type { WatchedVideo } from '@/lib/works/film/contract';
import zh from '@/messages/zh/works/film-history.json';
import { answerCalls } from '@/test/answers';
import { button, freshScreens, made, onePage, paths, show } from '@/test/own-works';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

freshScreens();

const watched = (own: Partial<WatchedVideo> = {}): WatchedVideo => ({
  videoId: 'v1',
  thumb: null,
  duration: 600,
  title: '菌丝电报',
  titleLanguage: 'zh',
  name: '菌丝电报',
  nickName: '米卡',
  verification: 'none' as const,
  viewCount: 1,
  position: 150,
  watchedAt: '2026-11-20T01:00:00.000Z',
  ...own,
});

function showHistory(...list: WatchedVideo[]) {
  history.replaceState(null, '', '/MyMaJiang?tab=history');
  return show({ initial: 'history', history: onePage(list) });
}
describe('the watch history', () => {
  const yesterday = watched({ videoId: 'v2', title: '种子', watchedAt: '2026-11-19T01:00:00.000Z' });

  test('stands by day, each work with how far one came', () => {
    answerCalls({});
    showHistory(watched(), yesterday, { ...yesterday, videoId: 'v3', watchedAt: '2026-01-01T00:00:00.000Z' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      zh.today,
      zh.yesterday,
      zh.earlier,
    ]);
    const link = screen.getByRole('link', { name: /菌丝电报/ });
    expect(link).toHaveAttribute('href', '/video/detail/v1');
    expect(link).toHaveTextContent('看到 02:30，共 10:00');
    expect(link.querySelector('[style]')).toHaveStyle({ width: '25%' });
  });

  test('forgets one work', async () => {
    const calls = answerCalls({ [paths.forget]: { data: null }, [paths.watched]: { data: onePage([yesterday]) } });
    showHistory(watched(), yesterday);
    await userEvent.click(button('从观看历史中移除《菌丝电报》'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /菌丝电报/ })).toBeNull());
    expect(screen.getByRole('link', { name: /种子/ })).toBeVisible();
    expect(made(calls, paths.forget)).toEqual([{ path: paths.forget, fields: { id: 'v1' } }]);
  });

  test('is cleared after a question, and then says what it is for', async () => {
    const calls = answerCalls({ [paths.forget]: { data: null }, [paths.watched]: { data: onePage([]) } });
    showHistory(watched());
    await userEvent.click(button(zh.clear));
    expect(calls).toEqual([]);
    const dialog = screen.getByRole('alertdialog', { name: zh.clearTitle });
    await userEvent.click(within(dialog).getByRole('button', { name: zh.clearYes }));
    expect(await screen.findByText(zh.empty)).toBeVisible();
    expect(made(calls, paths.forget)).toEqual([{ path: paths.forget, fields: {} }]);
    expect(screen.queryByRole('button', { name: zh.clear })).toBeNull();
  });

  test('without a connection keeps what it has, and says so', async () => {
    answerCalls({ [paths.forget]: 'offline' });
    showHistory(watched());
    await userEvent.click(button('从观看历史中移除《菌丝电报》'));
    await waitFor(() => expect(toastQueue.waiting().join()).toContain('网络连接不上'));
    expect(screen.getByRole('link', { name: /菌丝电报/ })).toBeVisible();
  });
});
