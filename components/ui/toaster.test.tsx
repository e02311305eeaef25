import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastQueue } from '@/lib/platform/client/toast';
import { Toaster } from './toaster';

const words = { label: '提示消息', retryLabel: '重试', dismissLabel: '关闭提示' };

async function dismissAll() {
  for (const button of screen.queryAllByLabelText('关闭提示')) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('shows what already waits and what comes later, in words as given, politely', async () => {
  toast('先来的 <b>一条</b>');
  render(<Toaster {...words} />);
  expect(await screen.findByText('先来的 <b>一条</b>')).toBeVisible();
  act(() => toast('后来的一条'));
  expect(await screen.findByText('后来的一条')).toBeVisible();
  expect(screen.getByRole('region', { name: '提示消息' })).toHaveAttribute('aria-live', 'polite');
  expect(toastQueue.waiting()).toEqual([]);
  await dismissAll();
});

test('the same message is on the screen once, and can come back after it was dismissed', async () => {
  render(<Toaster {...words} />);
  act(() => toast('没有更多内容了'));
  await screen.findByText('没有更多内容了');
  act(() => toast('没有更多内容了'));
  expect(screen.getAllByText('没有更多内容了')).toHaveLength(1);

  await dismissAll();
  act(() => toast('没有更多内容了'));
  expect(await screen.findByText('没有更多内容了')).toBeVisible();
  await dismissAll();
});

test('a toaster that is taken away does not keep its messages from the next one', async () => {
  const first = render(<Toaster {...words} />);
  act(() => toast('请先登录'));
  await screen.findByText('请先登录');
  first.unmount();

  render(<Toaster {...words} />);
  act(() => toast('请先登录'));
  expect(await screen.findByText('请先登录')).toBeVisible();
  await dismissAll();
});

test('a message can offer to try again, which takes it away', async () => {
  const fail: jest.Mock<void, []> = jest.fn(() => toast('没有加载出来', fail));
  render(<Toaster {...words} />);
  act(() => fail());
  // It fails at once, while the toast is still leaving.
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(fail).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  fail.mockReset();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => toast('没有加载出来'));
  expect(await screen.findByText('没有加载出来')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await dismissAll();
});
