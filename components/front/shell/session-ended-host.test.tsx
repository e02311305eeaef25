import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { handleBackgroundFailure, handleFailure, navigateWith } from '@/lib/platform/client/error-path';
import { AnswerError } from '@/lib/platform/client/errors';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { SessionEndedHost } from './session-ended-host';

let went: string[];
let stop: () => void;

beforeEach(() => {
  went = [];
  stop = navigateWith((path) => went.push(path));
  standInForDialogs();
  writeStored('auth_token', 'abc');
  writeStored('isLogin', true);
});
afterEach(() => stop());

const ended = (message: string) => new AnswerError('SessionEnded', message);

test.each([
  ['zh', handleFailure],
  ['en', handleBackgroundFailure],
] as const)('in %s who was logged out by another device is asked, and can log in again', async (language, fail) => {
  renderIn(language, <SessionEndedHost />);
  const { client, errors } = messages[language];
  await act(async () => fail(ended(errors.SessionEnded)));
  const dialog = await screen.findByRole('alertdialog', { name: client.sessionEnded.title });
  expect(dialog).toHaveAccessibleDescription(errors.SessionEnded);
  expect([readStored('auth_token'), readStored('isLogin'), went]).toEqual([null, null, []]);
  await userEvent.click(screen.getByRole('button', { name: client.sessionEnded.logIn }));
  expect(went).toEqual([`${language === 'en' ? '/en' : ''}/login?redirecturl=%2F`]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('or stays as a visitor', async () => {
  renderIn('zh', <SessionEndedHost />);
  await act(async () => handleFailure(ended('x')));
  await userEvent.click(await screen.findByRole('button', { name: messages.zh.client.sessionEnded.stay }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(went).toEqual([]);
});
