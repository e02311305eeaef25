import { background, failure, serverAnswers, told, watchErrorPath } from '@/test/error-path';
import { call } from './call';
import { askToLogInWith } from './error-path';
import { onSignOut } from './sign-out';
import { readStored, writeStored } from './storage';

const appAgents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) LightfieldApp/2.1',
};

const { went } = watchErrorPath();

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
    expect(went()).toEqual(['/login?redirecturl=%2FPeopleCenter%3Ftab%3D2']);
  });

  test('stays in the language of the page', async () => {
    document.documentElement.lang = 'en';
    window.history.replaceState(null, '', '/en/PeopleCenter');
    await failure();
    told();
    expect(went()).toEqual(['/en/login?redirecturl=%2Fen%2FPeopleCenter']);
  });

  test.each([
    ['#!en', '/my/order'],
    ['#paid', '/my/order#paid'],
  ])('the way back has no language marker but keeps another fragment: %s', async (hash, back) => {
    window.history.replaceState(null, '', `/my/order${hash}`);
    await failure();
    told();
    expect(went()).toEqual([`/login?redirecturl=${encodeURIComponent(back)}`]);
  });

  test.each(['/login', '/en/login'])('on %s itself it goes nowhere', async (path) => {
    window.history.replaceState(null, '', path);
    await failure();
    expect(told()).toEqual(['请先登录']);
    expect(went()).toEqual([]);
  });

  test('several calls refused together say so once', async () => {
    await Promise.all([failure(), failure(), failure()]);
    expect(told()).toEqual(['请先登录']);
    expect(new Set(went()).size).toBe(1);
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
    expect(went()).toEqual([]);
    expect(readStored('auth_token')).toBe('abc');
  });

  test('otherwise app_login_in is posted this address', async () => {
    const postMessage = jest.fn();
    inApp('ios', { webkit: { messageHandlers: { app_login_in: { postMessage } } } });
    await failure();
    expect(postMessage).toHaveBeenCalledWith(`${location.origin}/PeopleCenter?tab=2`);
    expect(went()).toEqual([]);
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
    expect([readStored('auth_token'), readStored('isLogin'), told(), went()]).toEqual([null, null, [], []]);
    const [message, logIn] = asked.mock.lastCall;
    logIn();
    expect([message, went()]).toEqual(['已在其他设备登录', ['/login?redirecturl=%2FPeopleCenter%3Ftab%3D2']]);
  });

  test('where nobody asks, the message is shown', async () => {
    await failure();
    expect([told(), went()]).toEqual([['已在其他设备登录'], []]);
  });

  test('a background call says it too, or nobody would hear of it', async () => {
    await expect(call(background, {})).rejects.toMatchObject({ code: 'SessionEnded' });
    expect([told(), readStored('auth_token')]).toEqual([['已在其他设备登录'], null]);
  });

  test('in the app the native login opens instead', async () => {
    const openLogin = inAndroidApp();
    await failure();
    expect([openLogin.mock.calls.length, told(), went()]).toEqual([1, [], []]);
  });
});

describe('a background call in the app whose login is over', () => {
  const inBackground = () => call(background, {}).catch(() => undefined);

  test.each(['Unauthorized', 'SessionEnded'])('opens the native login and forgets the token: %s', async (code) => {
    serverAnswers({ code, message: '请先登录' }, 401);
    const openLogin = inAndroidApp();
    await inBackground();
    expect(openLogin.mock.calls).toEqual([[`${location.origin}/PeopleCenter?tab=2`]]);
    expect([told(), went(), readStored('auth_token')]).toEqual([[], [], null]);
  });

  test('once, however many are refused together, before or after one that a person waits for', async () => {
    serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401);
    const openLogin = inAndroidApp();
    await Promise.all([inBackground(), failure(), inBackground(), failure()]);
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  test('once over every page; by themselves, without a login, never', async () => {
    serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401);
    const openLogin = inAndroidApp();
    await failure();
    window.history.pushState(null, '', '/Settings');
    await inBackground();
    await inBackground();
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  test('again for another login, and whenever a person asks for something again', async () => {
    serverAnswers({ code: 'Unauthorized', message: '请先登录' }, 401);
    const openLogin = inAndroidApp();
    await inBackground();
    writeStored('auth_token', 'next');
    await inBackground();
    expect(openLogin).toHaveBeenCalledTimes(2);
    await failure();
    expect(openLogin).toHaveBeenCalledTimes(3);
  });

  test('leaves who has logged in meanwhile', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      writeStored('auth_token', 'next');
      return Response.json({ code: 'Unauthorized', message: '请先登录' }, { status: 401 });
    });
    inAndroidApp();
    await inBackground();
    expect(readStored('auth_token')).toBe('next');
  });
});

function inAndroidApp() {
  const openLogin = jest.fn();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(appAgents.android);
  Object.assign(window, { android: { openLogin } });
  return openLogin;
}
