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

test('when the toaster does not load, the browser says the message, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new ChunkError('toaster', 'error'));
  const said = jest.spyOn(window, 'alert').mockImplementation();
  render(<ToastHost {...words} />);
  act(() => toast('第一条'));
  await waitFor(() => expect(said.mock.calls).toEqual([['第一条']]));

  act(() => toast('第二条'));
  expect(await screen.findByText('第二条')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByLabelText('关闭提示'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([true, false])('a message that offers to try again is then a question: %s', async (isAgain) => {
  load.mockRejectedValueOnce(new ChunkError('toaster', 'error'));
  const retry = jest.fn();
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(isAgain);
  render(<ToastHost {...words} />);
  act(() => toast('加载模块 share 失败', retry));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('加载模块 share 失败'));
  expect(retry).toHaveBeenCalledTimes(isAgain ? 1 : 0);
});
