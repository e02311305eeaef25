import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChunkError } from '@/lib/platform/client/chunk-error';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { toast } from '@/lib/platform/client/toast';
import { ToastHost } from './toast-host';

jest.mock('@/lib/platform/client/import-with-timeout', () => ({
  importWithTimeout: jest.fn((load: () => Promise<unknown>) => load()),
}));
const load = jest.mocked(importWithTimeout);

beforeEach(() => load.mockClear());

test('nothing is loaded without a message', () => {
  render(<ToastHost label="提示消息" dismissLabel="关闭提示" />);
  expect(load).not.toHaveBeenCalled();
});

test('a message loads the toaster and is shown', async () => {
  render(<ToastHost label="提示消息" dismissLabel="关闭提示" />);
  act(() => toast('没有更多内容了'));
  expect(await screen.findByText('没有更多内容了')).toBeVisible();
  expect(screen.getByRole('region', { name: '提示消息' })).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('关闭提示'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when the toaster does not load, the next message tries again and both are shown', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const failure = new ChunkError('toaster', 'error');
  load.mockRejectedValueOnce(failure);
  render(<ToastHost label="提示消息" dismissLabel="关闭提示" />);

  act(() => toast('第一条'));
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.any(String), failure));
  expect(screen.queryByText('第一条')).toBeNull();

  act(() => toast('第二条'));
  expect(await screen.findByText('第二条')).toBeVisible();
  expect(screen.getByText('第一条')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);

  for (const button of screen.getAllByLabelText('关闭提示')) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
