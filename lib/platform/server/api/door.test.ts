import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { z } from 'zod';
import type { Things } from '@/lib/platform/server/context';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { pageQuery, wireText } from '@/lib/platform/shared/wire';
import { callerOf } from '@/test/context';
import { Database } from '../db/database';
import { emitterOf } from '../events';
import { createDoor, type DoorParts } from './door';
import { route } from './route';

const echo = endpoint({
  name: 'echo',
  summary: 'Says back what it was given.',
  method: 'GET',
  path: '/api/test/echo',
  auth: 'public',
  input: pageQuery.extend({ word: wireText(8).optional() }),
  data: z.unknown(),
  limit: looseLimit,
});
const save = endpoint({
  ...echo,
  name: 'save',
  method: 'POST',
  path: '/api/test/save',
  limit: writingLimit({ max: 30, seconds: 60 }),
  input: z.object({ word: wireText(8) }),
});
const own = endpoint({ ...echo, name: 'own', path: '/api/test/own', auth: 'user' });
const broken = endpoint({ ...echo, name: 'broken', path: '/api/test/broken' });
const missing = endpoint({ ...echo, name: 'missing', path: '/api/test/missing' });

const allowed = async () => ({ allowed: true as const });

function doorWith(overrides: Partial<DoorParts> = {}) {
  return createDoor({
    routes: [
      route(echo, async (context, input) => ({ language: context.language, input })),
      route(save, async (_context, input) => input),
      route(own, async (context) => context.caller),
      route(broken, async () => {
        throw new Error('secret detail');
      }),
      route(missing, async () => {
        throw new CodedError('NullPointer');
      }),
    ],
    db: Object.create(Database.prototype),
    now: () => 0,
    log: pino({ level: 'silent' }),
    limiter: { check: allowed },
    emit: emitterOf([]),
    things: {} as Things,
    notices: { byKind: new Map() },
    blocks: { byName: new Map() },
    sessionCookie: 'session',
    findCaller: async ({ bearer }) => (bearer === 'good' ? callerOf('p1') : null),
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'http://localhost:3000',
    ...overrides,
  });
}

const form = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
});

describe('the door', () => {
  test('answers data in the envelope, with defaults filled in and unknown parameters dropped', async () => {
    const response = await doorWith().request('/api/test/echo?word=light&unknown=1');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      code: 'OK',
      data: { language: 'zh', input: { pageIndex: 1, pageSize: 20, word: 'light' } },
    });
  });

  test.each([
    ['zh_cn', true],
    ['en_us', false],
  ])('says errors in the language asked for: %s', async (language, chinese) => {
    const response = await doorWith().request('/api/test/missing', { headers: { Language: language } });
    const body = await response.json();
    expect(response.status).toBe(404);
    expect(body.code).toBe('NullPointer');
    expect(body.message).toMatch(chinese ? /[一-鿿]/ : /^[\x20-\x7e]+$/);
  });

  test.each([
    ['pageIndex=0'],
    ['pageIndex=-1'],
    ['pageIndex='],
    ['pageIndex=1.5'],
    ['pageIndex=1e3'],
    ['pageIndex=99999999999999999999'],
    ['pageIndex=true'],
    ['pageIndex=1&pageIndex=2'],
    ['pageSize=101'],
    ['word=much-too-long'],
    ['word=%00'],
  ])('refuses %s with code 400 and the field', async (query) => {
    const response = await doorWith().request(`/api/test/echo?${query}`);
    const body = await response.json();
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ code: '400', fields: [{ field: query.split('=')[0] }] });
  });

  test('takes form-encoded, JSON and multipart bodies alike', async () => {
    const door = doorWith();
    const multipart = new FormData();
    multipart.set('word', 'light');
    const json = { method: 'POST', body: '{"word":"light"}', headers: { 'Content-Type': 'application/json' } };
    for (const init of [form('word=light'), json, { method: 'POST', body: multipart }]) {
      const response = await door.request('/api/test/save', init);
      expect(await response.json()).toEqual({ code: 'OK', data: { word: 'light' } });
    }
  });

  test.each([
    ['no body', { method: 'POST' }, 400],
    ['broken JSON', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a JSON list', { method: 'POST', body: '[]', headers: { 'Content-Type': 'application/json' } }, 400],
    [
      'broken multipart',
      { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } },
      400,
    ],
    ['a repeated field', form('word=a&word=b'), 400],
    ['another type', { method: 'POST', body: 'word', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['a huge body', form(`word=${'x'.repeat(1024 * 1024)}`), 413],
  ])('refuses %s', async (_case, init, status) => {
    const response = await doorWith().request('/api/test/save', init);
    expect(response.status).toBe(status);
    expect((await response.json()).code).toBeTruthy();
  });

  test('asks for a known bearer token where the call needs a login', async () => {
    const door = doorWith();
    const ask = (authorization?: string) =>
      door.request('/api/test/own', authorization ? { headers: { Authorization: authorization } } : undefined);
    expect((await ask()).status).toBe(401);
    expect((await ask('Bearer bad')).status).toBe(401);
    expect((await (await ask('Basic good')).json()).code).toBe('Unauthorized');
    expect((await (await ask('Bearer good')).json()).data).toEqual(callerOf('p1'));
  });

  test('hides what went wrong inside and counts it', async () => {
    const seen: unknown[] = [];
    const response = await doorWith({ observe: (call) => seen.push(call) }).request('/api/test/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
    expect(seen).toMatchObject([{ endpoint: 'broken', status: 500 }]);
  });

  test('says when to come back once the limit is reached', async () => {
    const check = async () => ({ allowed: false as const, retryAfterSeconds: 42 });
    const response = await doorWith({ limiter: { check } }).request('/api/test/echo');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('42');
  });

  test('counts the limit by the address that it is given, not by what the request claims', async () => {
    const clients: string[] = [];
    const check = async ({ client }: { client: string }) => {
      clients.push(client);
      return { allowed: true as const };
    };
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    await doorWith({ limiter: { check } }).request('/api/test/echo', { headers }, { client: '198.51.100.7' });
    expect(clients).toEqual(['198.51.100.7']);
  });

  describe('a cookie that a verb gives', () => {
    const give = endpoint({ ...save, name: 'give', path: '/api/test/give' });
    const expiresAt = Date.UTC(2026, 11, 20);
    const ask = (word: string, siteUrl = 'https://light.example') =>
      doorWith({
        siteUrl,
        routes: [
          route(give, async (context, input) => {
            context.setCookie({ name: 'a', value: input.word, expiresAt });
            context.setCookie({ name: 'b', value: '', expiresAt: 0 });
            if (input.word === 'fail') throw new CodedError('Forbidden');
            return null;
          }),
        ],
      }).request('/api/test/give', form(`word=${encodeURIComponent(word)}`));

    test('comes with the answer, encoded, out of reach of scripts and of other sites', async () => {
      expect((await ask('a;b')).headers.getSetCookie()).toEqual([
        '__Host-a=a%3Bb; Path=/; Expires=Sun, 20 Dec 2026 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
        '__Host-b=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      ]);
    });

    test('is Secure, and no other host can have set it, only where the site is https', async () => {
      for (const cookie of (await ask('a', 'http://localhost:3000')).headers.getSetCookie()) {
        expect(cookie).toMatch(/^[ab]=.*HttpOnly; SameSite=Lax$/);
      }
    });

    test('does not come with an error', async () => {
      const response = await ask('fail');
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  });

  test("refuses another site's page that writes, takes our own", async () => {
    const door = doorWith();
    const from = async (origin: string) =>
      (await door.request('/api/test/save', form('word=a', { Origin: origin }))).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('http://localhost:3000')).toBe(200);
  });

  test.each([
    ['cross-site', 403],
    // A neighbouring host, which may belong to anybody.
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('hears where a browser says a writing call comes from: %s', async (site, status) => {
    const door = doorWith();
    const headers = { 'Sec-Fetch-Site': site };
    expect((await door.request('/api/test/save', form('word=a', headers))).status).toBe(status);
    expect((await door.request('/api/test/echo', { headers })).status).toBe(200);
  });

  test('tells of many faults the first, and of a made-up name its beginning', async () => {
    const list = endpoint({
      ...save,
      name: 'list',
      path: '/api/test/list',
      input: z.object({ list: z.array(z.int()), byName: z.record(z.string(), z.int()) }),
    });
    const door = doorWith({ routes: [route(list, async () => null)] });
    const ask = async (value: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await door.request('/api/test/list', { method: 'POST', headers, body: JSON.stringify(value) });
      return (await response.json()).fields;
    };
    const faults = await ask({ list: Array.from({ length: 900 }, () => 'x'), byName: {} });
    expect([faults.length, faults[0]]).toEqual([20, { field: 'list.0', rule: 'invalid_type' }]);
    const [fault] = await ask({ list: [], byName: { ['n'.repeat(5000)]: 'x' } });
    expect(fault.field).toBe(`byName.${'n'.repeat(193)}`);
  });

  test('notes when a call arrived before it reads the body, however slow that comes', async () => {
    let now = 1000;
    const door = doorWith({
      now: () => now,
      routes: [route(save, async (context) => ({ arrivedAt: context.arrivedAt, now: context.now() }))],
    });
    const slow = new ReadableStream(
      {
        pull(body) {
          now = 9000;
          body.enqueue(new TextEncoder().encode('word=light'));
          body.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: slow, duplex: 'half' } as const;
    expect((await (await door.request('/api/test/save', init)).json()).data).toEqual({ arrivedAt: 1000, now: 9000 });
  });

  test('refuses more values than any call has', async () => {
    const response = await doorWith().request('/api/test/save', form('word=a&'.repeat(40_000)));
    expect([response.status, (await response.json()).fields]).toEqual([400, [{ field: '', rule: 'tooMany' }]]);
    const query = await doorWith().request(`/api/test/echo?${'word=a&'.repeat(2000)}`);
    expect(query.status).toBe(400);
  });

  test('compresses an answer where that saves something', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const long = endpoint({ ...echo, name: 'long', path: '/api/test/long' });
    const door = doorWith({
      routes: [route(echo, async () => 'short'), route(long, async () => 'long '.repeat(1000))],
    });
    const encodingOf = async (path: string) => (await door.request(path, { headers })).headers.get('Content-Encoding');
    expect([await encodingOf('/api/test/echo'), await encodingOf('/api/test/long')]).toEqual([null, 'gzip']);
    expect(await encodingOf('/api/nothing')).toBeNull();
  });

  test('tells an unknown address from a wrong method', async () => {
    const door = doorWith();
    expect((await door.request('/api/nothing')).status).toBe(404);
    const response = await door.request('/api/test/save');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  test('describes every call in the OpenAPI document', async () => {
    const response = await doorWith().request('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    const document = JSON.parse(gunzipSync(await response.arrayBuffer()).toString());
    expect(await (await doorWith().request('/api/openapi.json')).json()).toEqual(document);
    expect(Object.keys(document.paths)).toHaveLength(5);
    expect(document.paths['/api/test/own'].get.responses).toHaveProperty('401');
    expect(document.paths['/api/test/echo'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'pageIndex', in: 'query', required: false }),
    );
    expect(document.paths['/api/test/save'].post.requestBody.content).toHaveProperty(['application/json']);
    // A browser's token needs its cookie, for the native app's the bearer is sufficient.
    expect(document.paths['/api/test/own'].get.security).toEqual([{ bearer: [] }, { bearer: [], session: [] }]);
    expect(document.paths['/api/test/echo'].get.security).toEqual([]);
    expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'session' });
    expect(document.paths['/api/test/save'].post['x-limits']).toEqual({
      address: { max: 600, seconds: 60 },
      account: { max: 30, seconds: 60, strict: true },
    });
  });
});
