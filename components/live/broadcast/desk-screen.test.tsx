import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/live/broadcast-manage.json';
import { answerCalls } from '@/test/answers';
import { publicBroadcast } from '@/test/broadcast-item';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { BroadcastDesk } from './desk-screen';

freshEditor();
beforeEach(() => toastQueue.take());

function show(own: Partial<BroadcastDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...publicBroadcast, ...own };
  const calls = answerCalls({ '/api/live/own/get': { data: first }, ...answers });
  renderIn(
    'zh',
    <BroadcastDesk first={first}>
      <p>推流</p>
    </BroadcastDesk>,
  );
  return calls;
}

test('shows what other slices know of it, and leads to its page and its editor', () => {
  show();
  expect(screen.getByText('推流')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.own.edit })).toHaveAttribute('href', '/liveManage/b1/edit');
  expect(screen.getByRole('link', { name: zh.own.see })).toHaveAttribute('href', '/live/liveDetail?id=b1');
});

test('is canceled with a reason, after it is asked once more', async () => {
  const canceled = { ...publicBroadcast, phase: 'canceled', reason: '停电' };
  let current: object = publicBroadcast;
  const calls = show(
    {},
    {
      '/api/live/own/get': () => ({ data: current }),
      '/api/live/own/cancel': () => {
        current = canceled;
        return { data: canceled };
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: zh.cancel.action }));
  const sheet = within(screen.getByRole('dialog', { name: zh.cancel.title }));
  // Nobody has paid for a free one.
  expect(sheet.queryByText(zh.cancel.effects.refunded)).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: zh.cancel.action }));
  expect(sheet.getByLabelText(zh.cancel.reason)).toHaveAccessibleDescription(
    expect.stringContaining(zh.cancel.required),
  );
  await userEvent.type(sheet.getByLabelText(zh.cancel.reason), ' 停电 ');
  await userEvent.click(sheet.getByRole('button', { name: zh.cancel.action }));
  const question = within(screen.getByRole('alertdialog', { name: '取消“夜航”？' }));
  await userEvent.click(question.getByRole('button', { name: zh.cancel.confirm }));
  expect(await screen.findByText(zh.standing.canceled)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: zh.cancel.action })).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/cancel')).map(({ fields }) => fields)).toEqual([
    { id: 'b1', reason: '停电' },
  ]);
  expect(toastQueue.take()).toEqual([zh.cancel.done]);
});

test.each(['live', 'ended', 'missed'] as const)('one that is %s cannot be canceled', (phase) => {
  show({ phase });
  expect(screen.queryByRole('button', { name: zh.cancel.action })).toBeNull();
});
