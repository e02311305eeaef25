import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/works/playlist-console.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ReportedPlaylistTakeDown } from './card-reported-take-down';

const path = '/api/playlist/takeDown';
const { takeDown, giveBack } = en;

const open = () => screen.findByRole('button', { name: takeDown.open });
const answer = async (name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: takeDown.title })).getByRole('button', { name }),
  );

beforeEach(() => {
  toastQueue.take();
  standInForDialogs();
});

test('takes a play list down after a question, and gives it back', async () => {
  const calls = answerCalls({ [path]: { data: null } });
  renderIn('en', <ReportedPlaylistTakeDown id="list" isTakenDown={false} />);
  await userEvent.click(await open());
  await answer(takeDown.cancel);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls).toEqual([]);
  await userEvent.click(await open());
  await answer(takeDown.confirm);
  await waitFor(() => expect(toastQueue.take()).toEqual([takeDown.done]));
  await userEvent.click(await screen.findByRole('button', { name: giveBack.open }));
  await waitFor(() => expect(toastQueue.take()).toEqual([giveBack.done]));
  expect(await open()).toBeVisible();
  expect(calls).toEqual([
    { path, fields: { id: 'list', isTakenDown: 'true' } },
    { path, fields: { id: 'list', isTakenDown: 'false' } },
  ]);
});

test('stays as it is when it could not be done', async () => {
  answerCalls({ [path]: { code: 'Internal' } });
  renderIn('en', <ReportedPlaylistTakeDown id="list" isTakenDown />);
  await userEvent.click(screen.getByRole('button', { name: giveBack.open }));
  await waitFor(() => expect(toastQueue.take()).toHaveLength(1));
  expect(screen.getByRole('button', { name: giveBack.open })).toBeVisible();
});
