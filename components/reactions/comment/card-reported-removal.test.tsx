import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/reactions/comment.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ReportedCommentRemoval } from './card-reported-removal';

const path = '/api/comment/remove';
const t = en.removal;

beforeEach(() => {
  standInForDialogs();
});

test('takes a comment away after a question, and only then', async () => {
  toastQueue.take();
  const calls = answerCalls({ [path]: { data: null } });
  renderIn('en', <ReportedCommentRemoval id="c" />);
  const open = screen.getByRole('button', { name: t.reported });
  const answer = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog', { name: t.title })).getByRole('button', { name }));
  await userEvent.click(open);
  await answer(t.cancel);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls).toEqual([]);
  await userEvent.click(open);
  await answer(t.confirm);
  await waitFor(() => expect(toastQueue.take()).toEqual([t.done]));
  expect(calls).toEqual([{ path, fields: { id: 'c' } }]);
});
