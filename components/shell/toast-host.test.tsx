import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/lib/platform/client/toast';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { ToastHost } from './toast-host';

jest.mock('@/lib/platform/shared/import-with-timeout', () => ({
  importWithTimeout: jest.fn((load: () => Promise<unknown>) => load()),
}));
const words = { label: '提示消息', retryLabel: '重试', dismissLabel: '关闭提示' };
const load = jest.mocked(importWithTimeout);

beforeEach(() => load.mockClear());

test('nothing is loaded without a message', () => {
  render(<ToastHost {...words} />);
  expect(load).not.toHaveBeenCalled();
});

test('a message loads the toaster and is shown', async () => {
  render(<ToastHost {...words} />);
  act(() => toast('没有更多内容了'));
  expect(await screen.findByText('没有更多内容了')).toBeVisible();
  expect(screen.getByRole('region', { name: '提示消息' })).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('关闭提示'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when the toaster does not load, messages are shown plainly, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new ChunkError('toaster', 'error'));
  render(<ToastHost {...words} />);

  act(() => toast('第一条'));
  expect(await screen.findByText('第一条')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => toast('第二条'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  expect([screen.getByText('第二条'), screen.getByText('第一条')]).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);

  for (const button of screen.getAllByLabelText('关闭提示')) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a plain message can be dismissed, and offers to try again what did not load', async () => {
  const retry = jest.fn();
  load.mockRejectedValue(new ChunkError('toaster', 'error'));
  render(<ToastHost {...words} />);
  act(() => toast('加载模块 share 失败', retry));
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect([retry.mock.calls.length, screen.queryByRole('region')]).toEqual([1, null]);

  act(() => toast('又一条'));
  await userEvent.click(await screen.findByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText('又一条')).toBeNull();
});
