import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { allowScripts, headersByRequest, securityHeaders } from './response-headers.mjs';

test('the content policy names the media hosts by their origins', () => {
  const hosts = { imageHost: 'https://img.example.org/media', videoHost: 'https://v.example.org' };
  const policy = securityHeaders(hosts)['Content-Security-Policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.org;");
  expect(policy).toContain("media-src 'self' blob: https://v.example.org;");
  expect(policy).not.toContain('unsafe-eval');
  expect(securityHeaders({})['Content-Security-Policy']).toContain("connect-src 'self';");
});

test('players may load live streams from the host of their provider', () => {
  const policy = securityHeaders({ liveHost: 'play.example.org' })['Content-Security-Policy'];
  expect(policy).toContain(
    "media-src 'self' blob: https://play.example.org; connect-src 'self' https://play.example.org;",
  );
});

test('without media hosts and without the chat app the policy is this', () => {
  expect(securityHeaders({})['Content-Security-Policy']).toBe(
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; object-src 'none'; " +
      "base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  );
});

describe('the policy by request', () => {
  const hosts = { imageHost: 'https://img.example.org', videoHost: 'https://v.example.org' };
  const everybody = securityHeaders(hosts);
  const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60(0x18003c2f)';
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

  test.each([
    ['a browser', safari, 'wx1'],
    ['no user agent', undefined, 'wx1'],
    ['the chat app where the site has no service account', wechat, undefined],
    ['the chat app where the account is an empty word', wechat, ''],
  ])("%s gets everybody's", (_case, agent, wechatAppId) => {
    const headersFor = headersByRequest({ ...hosts, wechatAppId });
    expect(headersFor({ url: '/', headers: { 'user-agent': agent } })).toEqual(everybody);
  });

  test('the chat app may load its SDK, report to it and frame its tags, and nothing else', () => {
    const headers = headersByRequest({ ...hosts, wechatAppId: 'wx1' })({ headers: { 'user-agent': wechat } });
    expect({ ...headers, 'Content-Security-Policy': '' }).toEqual({ ...everybody, 'Content-Security-Policy': '' });
    const before = everybody['Content-Security-Policy']?.split('; ');
    expect(headers['Content-Security-Policy']?.split('; ').filter((part) => !before?.includes(part))).toEqual([
      "script-src 'self' 'unsafe-inline' https://res.wx.qq.com",
      "img-src 'self' data: blob: https://img.example.org https://open.weixin.qq.com https://res.wx.qq.com",
      "frame-src 'self' https://*.qq.com webcompt:",
    ]);
  });

  const permissionsOf = (url: string, agent = safari) =>
    headersByRequest({ ...hosts, wechatAppId: 'wx1' })({ url, headers: { 'user-agent': agent } })['Permissions-Policy'];

  test.each(['/live/articipatoryLive/b1', '/en/live/articipatoryLive/b1?from=card'])('people talk at %s', (url) => {
    for (const agent of [safari, wechat]) {
      expect(permissionsOf(url, agent)).toBe('camera=(self), microphone=(self), geolocation=(), payment=()');
    }
  });

  test.each([
    '/',
    '/door/key',
    '/live/articipatoryLive',
    '/live/articipatoryLive/b1/more',
    '/live/stage/key',
    '/login?redirecturl=/live/articipatoryLive/b1',
  ])('no page may listen at %s', (url) => {
    expect(permissionsOf(url)).toBe('camera=(self), microphone=(), geolocation=(), payment=()');
  });

  const ancestorsOf = (url: string, agent = safari) =>
    headersByRequest({ ...hosts, wechatAppId: 'wx1' })({ url, headers: { 'user-agent': agent } })[
      'Content-Security-Policy'
    ]?.match(/frame-ancestors.*/)?.[0];

  test.each([
    '/',
    '/video/detail/v1',
    '/VideoPlayer/v1',
    '/VideoPlayers',
    '/zh/VideoPlayer?id=v1',
    '/fr/VideoPlayer?id=v1',
    '/login?redirecturl=/VideoPlayer?id=v1',
    '//VideoPlayer?id=v1',
    '/staff/VideoPlayer',
    '/api/video/playback?id=v1',
  ])('no other site may show %s in a frame', (url) => {
    expect(ancestorsOf(url)).toBe("frame-ancestors 'self'");
    expect(ancestorsOf(url, wechat)).toBe("frame-ancestors 'self'");
  });

  test.each(['/VideoPlayer?id=v1', '/en/VideoPlayer?id=v1', '/VideoPlayer'])('every site may show %s', (url) => {
    expect(ancestorsOf(url)).toBeUndefined();
    expect(ancestorsOf(url, wechat)).toBeUndefined();
  });
});

describe('inline scripts', () => {
  test('those that are named may run, and no other ones', () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.setHeader('Content-Security-Policy', securityHeaders({})['Content-Security-Policy'] ?? '');
    const policy = allowScripts(response, ["'sha256-a='", "'sha256-b='"]);
    expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(response.getHeader('content-security-policy')).toBe(policy);
  });

  test('an answer without a policy gets none', () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    expect(allowScripts(response, ["'nonce-a'"])).toBe('');
    expect(response.hasHeader('content-security-policy')).toBe(false);
  });
});

test('a chat of somebody else may stand in a frame, from its own address alone', () => {
  const policy = securityHeaders({ chatUrl: 'https://chat.example.org/frame?site=1' })['Content-Security-Policy'];
  expect(policy).toContain("frame-src 'self' https://chat.example.org;");
});
