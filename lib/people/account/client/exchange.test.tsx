import { act, renderHook } from '@testing-library/react';
import { clearSession, useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { readStored } from '@/lib/platform/client/storage';
import { quiet } from '@/test/quiet';
import { exchange, forgetExchange, leave, useExchange, wasExchanged } from './exchange';

/** The calls, as `exchange a` or `leave`. */
let asked: string[];
let answer: (token: string | null, signal: AbortSignal) => Promise<Response>;

const ok = async () => Response.json({ code: 'OK', data: null });
const refuse = async () => Response.json({ code: 'Unauthorized', message: '请先登录' }, { status: 401 });

let withdraw: () => void;

beforeEach(async () => {
  answer = ok;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const token = new URLSearchParams(await request.clone().text()).get('token');
    asked.push([request.url.replace(/.*\//, ''), token].join(' ').trim());
    return answer(token, request.signal);
  });
  // As the session keeper does.
  withdraw = onSignOut(clearSession);
  asked = [];
  await leave();
  asked = [];
});

afterEach(() => withdraw());

/** Answers that the test releases. */
function held() {
  const answers = new Map<string | null, (response: Response) => void>();
  answer = (token, signal) =>
    new Promise((resolve, reject) => {
      answers.set(token, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return answers;
}

test('a token is the login at once, and is told when it has become the cookie', async () => {
  const answers = held();
  const { result } = renderHook(useExchange);
  expect(result.current).toBe('none');

  act(() => void exchange('a'));
  expect(readStored('auth_token')).toBe('a');
  expect(useSessionStore.getState().isLogin).toBe(true);
  expect([result.current, wasExchanged('a')]).toEqual(['asking', false]);

  await quiet();
  answers.get('a')?.(await ok());
  await quiet();
  expect([result.current, wasExchanged('a')]).toEqual(['done', true]);
  expect(asked).toEqual(['exchange a']);
});

test('the same token is exchanged once, while it is asked for and afterwards', async () => {
  await Promise.all([exchange('a'), exchange('a')]);
  await exchange('a');
  expect(asked).toEqual(['exchange a']);
});

test('nor again by the next page, unless its cookie has gone', async () => {
  await exchange('a');
  const nextPage = () => {
    let page: typeof import('./exchange') | undefined;
    jest.isolateModules(() => {
      page = jest.requireActual('./exchange');
    });
    return page?.exchange('a');
  };
  await nextPage();
  expect(asked).toEqual(['exchange a']);
  forgetExchange();
  await nextPage();
  expect(asked).toEqual(['exchange a', 'exchange a']);
});

test('a refused token is forgotten, without a message and however often it comes', async () => {
  answer = refuse;
  const { result } = renderHook(useExchange);
  await act(() => exchange('a'));
  await act(() => exchange('a'));
  expect(result.current).toBe('refused');
  expect([readStored('auth_token'), useSessionStore.getState().isLogin, wasExchanged('a')]).toEqual([
    null,
    false,
    false,
  ]);
  expect(asked).toEqual(['exchange a']);
  answer = ok;
  await act(() => exchange('b'));
  expect([result.current, readStored('auth_token')]).toEqual(['done', 'b']);
});

test('a lost connection keeps the token, which the app may say again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  answer = () => Promise.reject(new TypeError('offline'));
  const { result } = renderHook(useExchange);
  await act(() => exchange('a'));
  expect([result.current, readStored('auth_token')]).toEqual(['failed', 'a']);
  expect(warned).toHaveBeenCalledTimes(1);
  answer = ok;
  await act(() => exchange('a'));
  expect(result.current).toBe('done');
});

test("a newer token takes the older one's place, whatever is answered to that", async () => {
  const answers = held();
  const forgot = jest.fn();
  const stop = onSignOut(forgot);
  const { result } = renderHook(useExchange);
  act(() => void exchange('a'));
  await quiet();
  act(() => void exchange('b'));
  await quiet();
  answers.get('a')?.(await refuse());
  answers.get('b')?.(await ok());
  await quiet();
  stop();
  expect([result.current, readStored('auth_token'), wasExchanged('b')]).toEqual(['done', 'b', true]);
  // Data of the first person.
  expect(forgot).toHaveBeenCalledTimes(1);
});

test('a newer token stays, although the older one was refused in the same moment', async () => {
  const answers = held();
  const { result } = renderHook(useExchange);
  act(() => void exchange('a'));
  await quiet();
  answers.get('a')?.(await refuse());
  act(() => void exchange('b'));
  await quiet();
  answers.get('b')?.(await ok());
  await quiet();
  expect([result.current, readStored('auth_token')]).toEqual(['done', 'b']);
});

test('leaving forgets all of it and takes the cookie away', async () => {
  const { result } = renderHook(useExchange);
  await act(() => exchange('a'));
  await act(leave);
  expect([result.current, readStored('auth_token'), useSessionStore.getState().isLogin, wasExchanged('a')]).toEqual([
    'none',
    null,
    false,
    false,
  ]);
  expect(asked).toEqual(['exchange a', 'leave']);
});

test('a token that comes while leaving waits for it, and one that was asked for before does not come back', async () => {
  const answers = held();
  const { result } = renderHook(useExchange);
  act(() => void exchange('a'));
  await quiet();
  act(() => void leave());
  act(() => void exchange('b'));
  await quiet();
  expect(asked).toEqual(['exchange a', 'leave']);
  answers.get(null)?.(await ok());
  await quiet();
  expect(asked).toEqual(['exchange a', 'leave', 'exchange b']);
  answers.get('b')?.(await ok());
  await quiet();
  expect([result.current, readStored('auth_token'), wasExchanged('a')]).toEqual(['done', 'b', false]);
});

test('leaving without a connection still forgets the token', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await exchange('a');
  answer = () => Promise.reject(new TypeError('offline'));
  await leave();
  expect(readStored('auth_token')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(1);
});

test('where session storage is refused nothing throws, and nothing counts as exchanged', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(useExchange);
  await act(() => exchange('a'));
  expect([result.current, wasExchanged('a')]).toEqual(['done', false]);
});
