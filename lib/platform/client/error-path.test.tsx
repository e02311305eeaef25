import { background, failure, read, serverAnswers, told, watchErrorPath } from '@/test/error-path';
import { call } from './call';
import { handleChatAppError } from './error-path';
import { AnswerError } from './errors';
import { readStored } from './storage';

/** The client's part of specification section 8, line by line; ended logins are tested separately. */

const { went } = watchErrorPath();

describe('success is code OK', () => {
  test.each([
    ['code OK with data', { code: 'OK', data: [1] }, [1]],
    ['code OK without data', { code: 'OK' }, undefined],
    ['code OK with empty data', { code: 'OK', data: null }, null],
    ['data without a code', { data: { a: 1 } }, { a: 1 }],
    ['data with another code', { code: '0', data: false }, false],
  ])('%s is passed on', async (_, body, data) => {
    serverAnswers(body);
    await expect(call(read, {})).resolves.toEqual(data);
    expect(told()).toEqual([]);
  });
});

describe('a quiet call', () => {
  const quiet = () => call(read, {}, { quiet: true });

  test('leaves the message to the screen, with the time to wait', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ code: 'TooManyRequests', message: 'x' }, { status: 429, headers: { 'Retry-After': '42' } }),
      );
    await expect(quiet()).rejects.toMatchObject({ code: 'TooManyRequests', retryAfterSeconds: 42 });
    expect(told()).toEqual([]);
  });

  test('goes to the login page all the same when the login is over', async () => {
    serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401);
    await expect(quiet()).rejects.toMatchObject({ code: 'Unauthorized', retryAfterSeconds: null });
    expect([told(), went().length]).toEqual([['请先登录'], 1]);
  });
});

test.each(['400', 400, 'NullPointer'])('code %s is passed back silently', async (code) => {
  serverAnswers({ code, message: 'not for the person' }, 400);
  const error = await failure();
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ code: String(code), message: 'not for the person' });
  expect(told()).toEqual([]);
  expect(went()).toEqual([]);
});

test.each(['Forbidden', 'Internal', 'TooManyRequests', 'SomethingNew', 1001])(
  'any other code with a message shows it: %s',
  async (code) => {
    serverAnswers({ code, message: '请稍后再试' }, 500);
    expect(await failure()).toMatchObject({ code: String(code) });
    expect(told()).toEqual(['请稍后再试']);
    expect(readStored('auth_token')).toBe('abc');
  },
);

test('a code without a message shows nothing and rejects', async () => {
  serverAnswers({ code: 'Internal' }, 500);
  expect(await failure()).toMatchObject({ code: 'Internal', message: '' });
  expect(told()).toEqual([]);
});

test('a network error rejects and is left to the screen', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure()).toMatchObject({ name: 'ConnectionError', reason: 'network' });
  expect(told()).toEqual([]);
});

test.each([null, 'text', 3, [], {}, { message: 'no code' }, { code: null }])(
  'what is no answer of ours is a connection error: %j',
  async (body) => {
    serverAnswers(body);
    expect(await failure()).toMatchObject({ name: 'ConnectionError', reason: 'unreadable' });
    expect(told()).toEqual([]);
  },
);

test.each([
  ['what the chat app handed over', { errMsg: 'config:invalid signature' }, 'config:invalid signature'],
  ['an error', new Error('script blocked'), 'script blocked'],
])('a chat-app configuration error is shown as it is: %s', (_, error, text) => {
  handleChatAppError(error);
  expect(told()).toEqual([text]);
});

test.each([
  ['Unauthorized', null],
  ['Internal', 'abc'],
])(
  'a background call answered %s rejects without a word; only a login that is over is forgotten',
  async (code, token) => {
    serverAnswers({ code, message: 'x' }, 500);
    await expect(call(background, {})).rejects.toMatchObject({ code });
    expect(told()).toEqual([]);
    expect(went()).toEqual([]);
    expect(readStored('auth_token')).toBe(token);
  },
);
