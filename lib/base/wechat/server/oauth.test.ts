import { Database } from '@/lib/platform/server/db/database';
import { createLog } from '@/lib/platform/server/log';
import type { WechatLoginSettings } from '@/lib/platform/server/settings';
import { noon, testContext } from '@/test/context';
import { startWechat, type WechatFailure } from '@/test/wechat';
import { authorizeAddress, exchangeCode, type LoginWay, loginOffer, loginWays } from './oauth';

const back = 'https://light.example/en/wechatGetCode';
const minute = 60_000;

describe('logging in by the chat app', () => {
  let clock: number;
  let wechat: Awaited<ReturnType<typeof startWechat>>;
  let settings: WechatLoginSettings;
  let logged: string;

  beforeEach(async () => {
    clock = noon;
    logged = '';
    wechat = await startWechat(() => clock);
    const { appId, secret, web, apiUrl } = wechat.account;
    settings = { openUrl: apiUrl, apiUrl, inside: { appId, secret }, qr: web };
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return wechat.stop();
  });

  const exchange = (way: LoginWay, code: string, change: Partial<WechatLoginSettings> = {}) => {
    const log = createLog('trace', {
      write: (line) => {
        logged += line;
      },
    });
    const context = testContext(Object.create(Database.prototype) as Database, { log });
    return exchangeCode(context, way, code, { ...settings, ...change });
  };

  /** What the browser brings back after the person agreed. */
  const agree = async (way: LoginWay, nickname: string) => {
    const address = new URL(authorizeAddress(way, back, 'abc123', settings));
    address.searchParams.set('nickname', nickname);
    const { headers } = await fetch(address, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '').searchParams;
  };
  const codeOf = async (way: LoginWay, nickname = '周末工厂') => (await agree(way, nickname)).get('code') ?? '';

  test('leads to the page of consent that fits', () => {
    const { appId, web } = wechat.account;
    const query = 'redirect_uri=https%3A%2F%2Flight.example%2Fen%2FwechatGetCode&response_type=code';
    expect(authorizeAddress('inside', back, 's1', { ...settings, openUrl: 'https://open.weixin.qq.com' })).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${appId}&${query}&scope=snsapi_userinfo&state=s1#wechat_redirect`,
    );
    expect(authorizeAddress('qr', back, 's1', { ...settings, openUrl: 'https://open.weixin.qq.com' })).toBe(
      `https://open.weixin.qq.com/connect/qrconnect?appid=${web.appId}&${query}&scope=snsapi_login&state=s1#wechat_redirect`,
    );
  });

  test.each(loginWays)('%s: the code that comes back says who it is', async (way) => {
    const brought = await agree(way, '周末工厂');
    expect(brought.get('state')).toBe('abc123');
    expect(await exchange(way, brought.get('code') ?? '')).toEqual({
      accountId: expect.stringMatching(/^o[\w-]{27}$/),
      openId: way === 'inside' ? expect.stringMatching(/^o[\w-]{27}$/) : null,
      nickname: '周末工厂',
    });
  });

  test('is by the union id the same person both ways, by the open id another one each', async () => {
    const both = async () => [
      await exchange('inside', await codeOf('inside')),
      await exchange('qr', await codeOf('qr')),
    ];
    const [one, same] = await both();
    expect(one?.accountId).toBe(same?.accountId);
    wechat.state.hasUnion = false;
    const [inside, qr] = await both();
    expect(new Set([one?.accountId, inside?.accountId, qr?.accountId]).size).toBe(3);
  });

  test('a code is good once, for five minutes, for its own app, and not for somebody made up', async () => {
    const used = await codeOf('qr');
    await exchange('qr', used);
    await expect(exchange('qr', used)).rejects.toThrow('LinkExpired');
    await expect(exchange('inside', await codeOf('qr'))).rejects.toThrow('LinkExpired');
    await expect(exchange('qr', 'guess')).rejects.toThrow('LinkExpired');
    const old = await codeOf('qr');
    clock += 5 * minute;
    await expect(exchange('qr', old)).rejects.toThrow('LinkExpired');
    wechat.state.isSnapshot = true;
    await expect(exchange('inside', await codeOf('inside'))).rejects.toThrow('LinkExpired');
    expect(logged).toBe('');
  });

  test.each<WechatFailure>(['busy', 'error page', 'nonsense', 'silence'])(
    'WeChat with %s is unavailable, and the log says so without a secret',
    async (failure) => {
      const code = await codeOf('qr');
      wechat.state.failure = failure;
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const waiting = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
      await expect(exchange('qr', code)).rejects.toThrow('Unavailable');
      expect(waiting.mock.calls).toEqual([[8000]]);
      expect(logged).toContain('WeChat did not say who has logged in');
      for (const secret of [wechat.account.web.secret, code]) expect(logged).not.toContain(secret);
    },
  );

  test('a wrong secret and a WeChat that is away are unavailable too', async () => {
    const code = await codeOf('qr');
    const qr = { ...wechat.account.web, secret: 'wrong-secret' };
    await expect(exchange('qr', code, { qr })).rejects.toThrow('Unavailable');
    expect(logged).toContain('40125');
    await expect(exchange('qr', code, { apiUrl: 'http://127.0.0.1:9' })).rejects.toThrow('Unavailable');
    for (const secret of ['wrong-secret', wechat.account.web.secret, code]) expect(logged).not.toContain(secret);
  });

  test('a way without an app is not offered', async () => {
    const none = { ...settings, inside: null, qr: null };
    expect(() => authorizeAddress('qr', back, 's1', none)).toThrow('NotConfigured');
    await expect(exchange('inside', 'code', none)).rejects.toThrow('NotConfigured');
    expect(loginOffer(none)).toEqual({ inside: false, qr: false });
    expect(loginOffer({ ...none, qr: settings.qr })).toEqual({ inside: false, qr: true });
    expect(loginOffer(settings)).toEqual({ inside: true, qr: true });
  });
});
