import { waitFor } from '@testing-library/react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { renderIn } from '@/test/render';
import { AdoptSession } from './adopt-session';

const clear = jest.fn();
let asked: string[];

beforeEach(() => {
  asked = [];
  clear.mockClear();
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  useSessionStore.setState({ isLogin: false, avatar: null, peopleMessage: null });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(new URL((request as Request).url).pathname);
    return Response.json({ code: 'OK', data: { userId: 'p1', avatar: 'a.jpg' } });
  });
});

const open = () => renderIn('zh', <AdoptSession token="mine" />);
const stored = () => [readStored('auth_token'), readStored('isLogin')];

test('a browser that lost its storage gets back what belongs to its cookie, and its face', async () => {
  open();
  expect(stored()).toEqual(['mine', true]);
  await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ isLogin: true, avatar: 'a.jpg' }));
});

test('a browser that has it makes no call', () => {
  writeStored('auth_token', 'mine');
  writeStored('isLogin', true);
  open();
  expect(asked).toEqual([]);
});

test('the flag alone may be missing', () => {
  writeStored('auth_token', 'mine');
  open();
  expect(stored()).toEqual(['mine', true]);
});

test('what another person left is forgotten first', () => {
  const withdraw = onSignOut(clear);
  writeStored('auth_token', 'another');
  writeStored('isLogin', true);
  open();
  expect(clear).toHaveBeenCalledTimes(1);
  expect(stored()).toEqual(['mine', true]);
  withdraw();
});

test('the own app keeps its own token', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) LightfieldApp/1.0');
  writeStored('auth_token', 'of the app');
  open();
  expect(readStored('auth_token')).toBe('of the app');
  expect(asked).toEqual([]);
});
