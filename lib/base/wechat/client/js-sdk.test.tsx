import { renderHook } from '@testing-library/react';
import * as react from 'react';
import { AnswerError } from '@/lib/platform/client/errors';
import type { ChatSdk } from './load-sdk';

type Config = Parameters<ChatSdk['config']>[0];

const page = 'https://lightfield.example/Find';
const other = 'https://lightfield.example/activity?type=1';

/** Like the chat app's own SDK: after a first result it reports ready at once, even when it rejected. */
function fakeSdk() {
  const configs: Config[] = [];
  let isSettled = false;
  let ready: (() => void)[] = [];
  let fail = (_: { errMsg: string }) => {};
  return {
    configs,
    config: (settings: Config) => configs.push(settings),
    ready: (listener: () => void) => (isSettled ? listener() : ready.push(listener)),
    error: (listener: typeof fail) => {
      fail = listener;
    },
    verdict(errMsg?: string) {
      isSettled = true;
      if (errMsg) fail({ errMsg });
      for (const listener of ready) listener();
      ready = [];
      return settled();
    },
  };
}

let sdk: ReturnType<typeof fakeSdk>;
/** The addresses for which a signature was requested, and the answer for each. */
let asked: string[];
let answers: { resolve(signed: object): void; reject(error: unknown): void }[];
let configureSdk: typeof import('./js-sdk').configureSdk;
let state: { current: string };

const call = ({ path }: { path: string }, { url }: { url: string }, { signal }: { signal: AbortSignal }) => {
  expect(path).toBe('/api/weixin/getSignaturewx');
  asked.push(url);
  return new Promise((resolve, reject) => {
    answers.push({ resolve, reject });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

beforeEach(async () => {
  jest.useFakeTimers();
  sdk = fakeSdk();
  [asked, answers] = [[], []];
  await jest.isolateModulesAsync(async () => {
    // A page loads the SDK once, so every test has modules of its own, except React.
    jest.doMock('react', () => react);
    jest.doMock('@/lib/platform/client/call', () => ({ call }));
    ({ configureSdk } = await import('./js-sdk'));
    const { useSdkState } = await import('./sdk-state');
    state = renderHook(useSdkState).result;
  });
});

afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'wx');
});

const scripts = () => [...document.querySelectorAll('script')];
const settled = () => react.act(() => jest.advanceTimersByTimeAsync(0));

/** Configures for an address; the result is set once it is known. */
async function begin(address: string, launchAppId: string | null = null): Promise<{ outcome?: unknown }> {
  const attempt: { outcome?: unknown } = {};
  const note = (outcome: unknown) => {
    attempt.outcome = outcome;
  };
  await react.act(async () => {
    configureSdk(address, launchAppId).then(note, note);
  });
  return attempt;
}

async function scriptLoads() {
  Object.assign(window, { wx: sdk });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await settled();
}

async function signs(which: number) {
  answers[which]?.resolve({ appId: 'wx1', timestamp: 1_700_000_000, nonceStr: `of ${which}`, signature: 'ab12' });
  await settled();
}

const configured = () => sdk.configs.map(({ nonceStr }) => nonceStr);

test('loads the SDK, has the address signed without its fragment, and is ready when the chat app says so', async () => {
  expect(state.current).toBe('off');
  const attempt = await begin(`${page}#!zh`);
  expect(scripts().map(({ src }) => src)).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js']);
  expect(asked).toEqual([page]);
  await scriptLoads();
  await signs(0);
  expect(sdk.configs).toEqual([
    {
      debug: false,
      appId: 'wx1',
      timestamp: 1_700_000_000,
      nonceStr: 'of 0',
      signature: 'ab12',
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
      openTagList: [],
    },
  ]);
  expect([attempt.outcome, state.current]).toEqual([undefined, 'waiting']);
  await sdk.verdict();
  expect([attempt.outcome, state.current]).toEqual([sdk, 'ready']);
});

test('asks for the launch tag where the site has an app to launch', async () => {
  await begin(page, 'wxapp');
  await scriptLoads();
  await signs(0);
  expect(sdk.configs[0]?.openTagList).toEqual(['wx-open-launch-app']);
});

test('one address is signed once, another one anew, with the SDK that is there', async () => {
  await begin(page);
  await begin(`${page}#comments`);
  await scriptLoads();
  await signs(0);
  await sdk.verdict();
  expect(await begin(page)).toEqual({ outcome: sdk });
  const second = await begin(other);
  await signs(1);
  expect(asked).toEqual([page, other]);
  expect(configured()).toEqual(['of 0', 'of 1']);
  expect(scripts()).toHaveLength(1);
  expect([second.outcome, state.current]).toEqual([sdk, 'ready']);
  await begin(page);
  expect(asked).toEqual([page, other, page]);
});

test.each([
  ['before its signature came', async () => {}, () => signs(0)],
  ['before the SDK came', () => signs(0), async () => {}],
])('an address that was overtaken %s is not configured any more', async (_, before, after) => {
  const first = await begin(page);
  await before();
  const second = await begin(other);
  await scriptLoads();
  await signs(1);
  await after();
  expect(configured()).toEqual(['of 1']);
  expect(first.outcome).toMatchObject({ name: 'AbortError' });
  await sdk.verdict();
  expect([second.outcome, state.current]).toEqual([sdk, 'ready']);
});

test('rejects with what the chat app says, though that calls itself ready then, and tries again when asked', async () => {
  const attempt = await begin(page);
  await scriptLoads();
  await signs(0);
  await sdk.verdict('config:invalid signature');
  expect([attempt.outcome, state.current]).toEqual([{ errMsg: 'config:invalid signature' }, 'failed']);
  await begin(page);
  expect(asked).toEqual([page, page]);
  expect(state.current).toBe('waiting');
});

test('rejects with what our own server says', async () => {
  const attempt = await begin(page);
  await scriptLoads();
  const error = new AnswerError('NotConfigured', '本站没有配置微信');
  answers[0]?.reject(error);
  await settled();
  expect([attempt.outcome, state.current]).toEqual([error, 'failed']);
});

test.each([
  ['error', async () => void scripts().at(-1)?.dispatchEvent(new Event('error'))],
  ['missing', async () => void scripts().at(-1)?.dispatchEvent(new Event('load'))],
  ['timeout', () => jest.advanceTimersByTimeAsync(10_000)],
])('an SDK that does not load fails as %s, and is loaded anew when asked', async (type, happens) => {
  const attempt = await begin(page);
  await signs(0);
  await react.act(happens);
  expect(attempt.outcome).toMatchObject({ name: 'ChunkError', message: `Loading chunk jweixin failed (${type})` });
  expect(state.current).toBe('failed');
  expect(scripts()).toEqual([]);
  await begin(page);
  await scriptLoads();
  await signs(1);
  expect(configured()).toEqual(['of 1']);
});

test('an SDK that takes less than 10 s is waited for, and no timer is left behind', async () => {
  const attempt = await begin(page);
  await signs(0);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(attempt.outcome).toBeUndefined();
  await scriptLoads();
  expect(jest.getTimerCount()).toBe(0);
  await sdk.verdict();
  expect(attempt.outcome).toBe(sdk);
});
