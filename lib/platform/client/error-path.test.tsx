import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { call } from './call';
import { askToLogInWith, handleChatAppError, navigateWith } from './error-path';
import { AnswerError } from './errors';
import { onSignOut } from './sign-out';
import { readStored, writeStored } from './storage';
import { toastQueue } from './toast';

/** The client's part of specification section 8, line by line. */

const read = endpoint({
  name: 'read',
  summary: '',
  method: 'GET',
  path: '/api/thing',
  auth: 'user',
  input: z.object({}),
  data: z.unknown(),
  limit: looseLimit,
});
const background = { ...read, background: true };

const appAgents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) LightfieldApp/2.1',
};

let went: string[] = [];
let stopNavigating: () => void;

beforeEach(() => {
  went = [];
  stopNavigating = navigateWith((path) => went.push(path));
  window.history.replaceState(null, '', '/PeopleCenter?tab=2');
  document.documentElement.lang = 'zh-CN';
  writeStored('auth_token', 'abc');
  writeStored('isLogin', true);
});

afterEach(() => {
  stopNavigating();
  localStorage.clear();
  Reflect.deleteProperty(window, 'android');
  Reflect.deleteProperty(window, 'webkit');
});

/** Lets the server answer this to the next call. */
function serverAnswers(body: unknown, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

/** What the person was told since the last time. */
function told(): readonly string[] {
  const texts = toastQueue.take();
  for (const text of texts) toastQueue.gone(text);
  return texts;
}

function failure(): Promise<unknown> {
  return call(read, {}).then(
    () => undefined,
    (error: unknown) => error,
  );
}

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

describe('code Unauthorized on the web', () => {
  beforeEach(() => serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401));

  test('shows the message, clears the token and goes to the login page with the way back', async () => {
    const cleared = jest.fn();
    const withdraw = onSignOut(cleared);
    expect(await failure()).toMatchObject({ code: 'Unauthorized' });
    withdraw();
    expect(told()).toEqual(['请先登录']);
    expect(readStored('auth_token')).toBeNull();
    expect(readStored('isLogin')).toBeNull();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(went).toEqual(['/login?redirecturl=%2FPeopleCenter%3Ftab%3D2']);
  });

  test('stays in the language of the page', async () => {
    document.documentElement.lang = 'en';
    window.history.replaceState(null, '', '/en/PeopleCenter');
    await failure();
    told();
    expect(went).toEqual(['/en/login?redirecturl=%2Fen%2FPeopleCenter']);
  });

  test.each([
    ['#!en', '/my/order'],
    ['#paid', '/my/order#paid'],
  ])('the way back has no language marker but keeps another fragment: %s', async (hash, back) => {
    window.history.replaceState(null, '', `/my/order${hash}`);
    await failure();
    told();
    expect(went).toEqual([`/login?redirecturl=${encodeURIComponent(back)}`]);
  });

  test.each(['/login', '/en/login'])('on %s itself it goes nowhere', async (path) => {
    window.history.replaceState(null, '', path);
    await failure();
    expect(told()).toEqual(['请先登录']);
    expect(went).toEqual([]);
  });

  test('several calls refused together say so once', async () => {
    await Promise.all([failure(), failure(), failure()]);
    expect(told()).toEqual(['请先登录']);
    expect(new Set(went).size).toBe(1);
  });
});

describe('code Unauthorized in the app', () => {
  beforeEach(() => serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401));

  function inApp(system: keyof typeof appAgents, bridges: object) {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(appAgents[system]);
    Object.assign(window, bridges);
  }

  test('Android opens the native login with this address, and nothing else happens', async () => {
    const openLogin = jest.fn();
    inApp('android', { android: { openLogin } });
    expect(await failure()).toMatchObject({ code: 'Unauthorized' });
    expect(openLogin).toHaveBeenCalledWith(`${location.origin}/PeopleCenter?tab=2`);
    expect(told()).toEqual([]);
    expect(went).toEqual([]);
    expect(readStored('auth_token')).toBe('abc');
  });

  test('otherwise app_login_in is posted this address', async () => {
    const postMessage = jest.fn();
    inApp('ios', { webkit: { messageHandlers: { app_login_in: { postMessage } } } });
    await failure();
    expect(postMessage).toHaveBeenCalledWith(`${location.origin}/PeopleCenter?tab=2`);
    expect(went).toEqual([]);
  });

  test.each(['android', 'ios'] as const)('a missing bridge on %s does not throw', async (system) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    inApp(system, {});
    expect(await failure()).toMatchObject({ code: 'Unauthorized' });
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('a bridge that throws does not hide the error of the call', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const openLogin = () => {
      throw new Error('bridge');
    };
    inApp('android', { android: { openLogin } });
    expect(await failure()).toMatchObject({ code: 'Unauthorized' });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('code SessionEnded', () => {
  beforeEach(() => serverAnswers({ code: 'SessionEnded', message: '已在其他设备登录' }, 401));

  test('forgets the login and asks, with the way to the login page', async () => {
    const asked = jest.fn();
    const withdraw = askToLogInWith(asked);
    expect(await failure()).toMatchObject({ code: 'SessionEnded' });
    withdraw();
    expect([readStored('auth_token'), readStored('isLogin'), told(), went]).toEqual([null, null, [], []]);
    const [message, logIn] = asked.mock.lastCall;
    logIn();
    expect([message, went]).toEqual(['已在其他设备登录', ['/login?redirecturl=%2FPeopleCenter%3Ftab%3D2']]);
  });

  test('where nobody asks, the message is shown', async () => {
    await failure();
    expect([told(), went]).toEqual([['已在其他设备登录'], []]);
  });

  test('a background call says it too, or nobody would hear of it', async () => {
    await expect(call(background, {})).rejects.toMatchObject({ code: 'SessionEnded' });
    expect([told(), readStored('auth_token')]).toEqual([['已在其他设备登录'], null]);
  });

  test('in the app the native login opens, for a background call nothing', async () => {
    const openLogin = jest.fn();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(appAgents.android);
    Object.assign(window, { android: { openLogin } });
    await failure();
    expect(openLogin).toHaveBeenCalledTimes(1);
    await expect(call(background, {})).rejects.toMatchObject({ code: 'SessionEnded' });
    expect([openLogin.mock.calls.length, told(), readStored('auth_token')]).toEqual([1, [], null]);
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
    expect([told(), went.length]).toEqual([['请先登录'], 1]);
  });
});

test.each(['400', 400, 'NullPointer'])('code %s is passed back silently', async (code) => {
  serverAnswers({ code, message: 'not for the person' }, 400);
  const error = await failure();
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ code: String(code), message: 'not for the person' });
  expect(told()).toEqual([]);
  expect(went).toEqual([]);
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
    expect(went).toEqual([]);
    expect(readStored('auth_token')).toBe(token);
  },
);
