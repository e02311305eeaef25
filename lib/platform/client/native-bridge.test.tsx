import { type AppCall, callApp } from './native-bridge';

const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) LightfieldApp/2.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1',
  browser: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36',
};

afterEach(() => {
  Reflect.deleteProperty(window, 'android');
  Reflect.deleteProperty(window, 'webkit');
});

function runIn(agent: keyof typeof agents, bridges: object) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  Object.assign(window, bridges);
}

const url = 'https://example.org/video/detail/1';
const table: [AppCall, ios: string, android: string, texts: string[]][] = [
  [['share', { url }], 'app_share', 'share', [url]],
  [['openLogin'], 'app_login', 'openLogin', []],
  [['loginWithUrl', { url }], 'app_login_in', 'openLogin', [url]],
  [['personalHome', { userId: 'u1' }], 'app_personal_home', 'openPersonalHome', ['u1']],
  [['video', { videoId: 'v1' }], 'app_video', 'openVideo', ['v1']],
];

describe.each(table)('%j', (call, ios, android, texts) => {
  test(`is posted to ${ios} on iOS`, () => {
    const postMessage = jest.fn();
    runIn('ios', { webkit: { messageHandlers: { [ios]: { postMessage } } } });
    expect(callApp(...call)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[texts[0] ?? null]]);
  });

  test(`calls ${android} on Android, on its object`, () => {
    const method = jest.fn();
    const bridge = { [android]: method };
    runIn('android', { android: bridge });
    expect(callApp(...call)).toBe(true);
    expect(method.mock.calls).toEqual([texts]);
    expect(method.mock.contexts[0]).toBe(bridge);
  });

  test.each([
    ['ios', 'no bridge', {}],
    ['ios', 'no handlers', { webkit: {} }],
    ['ios', 'not this one', { webkit: { messageHandlers: {} } }],
    ['ios', 'one that fails', { webkit: { messageHandlers: { [ios]: { postMessage: fail } } } }],
    ['android', 'no bridge', {}],
    ['android', 'not this method', { android: {} }],
    ['android', 'one that fails', { android: { [android]: fail } }],
  ] as const)('is left to the page with a warning, on %s with %s', (agent, _, bridges) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    runIn(agent, bridges);
    expect(callApp(...call)).toBe(false);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('is left to the page outside the app, whatever a browser calls its own', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const method = jest.fn();
    runIn('browser', { android: { [android]: method }, webkit: { messageHandlers: {} } });
    expect(callApp(...call)).toBe(false);
    expect(method).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });
});

function fail() {
  throw new Error('bridge');
}
