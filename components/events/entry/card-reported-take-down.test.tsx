import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/entry-console.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ReportedEntryTakeDown } from './card-reported-take-down';

const path = '/api/entry/takeDown';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = (name: 'fail' | 'hide') => within(screen.getByRole('dialog', { name: zh[name].title }));

beforeEach(() => {
  toastQueue.take();
  standInForDialogs();
});

test('one with a result is hidden with a reason, and given back', async () => {
  const calls = answerCalls({ [path]: { data: null } });
  renderIn('zh', <ReportedEntryTakeDown id="e1" first="hide" />);
  await press(zh.hide.open);
  await userEvent.click(sheet('hide').getByRole('button', { name: zh.hide.confirm }));
  const field = sheet('hide').getByLabelText(zh.reason);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(zh.needsReason));
  expect(calls).toEqual([]);
  await userEvent.type(field, ' 图片侵权 ');
  await userEvent.click(sheet('hide').getByRole('button', { name: zh.hide.confirm }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.hide.done]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(zh.giveBack.open);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.giveBack.done]));
  expect(screen.getByRole('button', { name: zh.hide.open })).toBeVisible();
  expect(calls).toEqual([
    { path, fields: { id: 'e1', isTakenDown: 'true', reason: '图片侵权' } },
    { path, fields: { id: 'e1', isTakenDown: 'false', reason: '' } },
  ]);
});

test('one without a result fails, and nothing is left to do', async () => {
  answerCalls({ [path]: { data: null } });
  renderIn('zh', <ReportedEntryTakeDown id="e1" first="fail" />);
  await press(zh.fail.open);
  expect(sheet('fail').getByText(zh.fail.text)).toBeVisible();
  await userEvent.type(sheet('fail').getByLabelText(zh.reason), '图片侵权');
  await userEvent.click(sheet('fail').getByRole('button', { name: zh.fail.confirm }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.fail.done]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is written stays where it could not be done', async () => {
  answerCalls({ [path]: { code: 'Changed' } });
  renderIn('zh', <ReportedEntryTakeDown id="e1" first="hide" />);
  await press(zh.hide.open);
  await userEvent.type(sheet('hide').getByLabelText(zh.reason), '图片侵权');
  await userEvent.click(sheet('hide').getByRole('button', { name: zh.hide.confirm }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.changed]));
  expect(sheet('hide').getByLabelText(zh.reason)).toHaveValue('图片侵权');
});
