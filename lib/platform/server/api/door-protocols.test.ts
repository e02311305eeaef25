import pino from 'pino';
import { looseLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { callerOf } from '@/test/context';
import type { Context, Things } from '../context';
import { Database } from '../db/database';
import { emitterOf } from '../events';
import { createDoor, type DoorParts } from './door';
import type { Protocol } from './protocol';

let seen: { method: string; personId: string | undefined; body: string }[] = [];

async function serve({ caller, setCookie }: Context, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (path.endsWith('coded')) throw new CodedError('TooManyRequests', { retryAfterSeconds: 7 });
  if (path.endsWith('broken')) throw new Error('secret detail');
  seen.push({ method: request.method, personId: caller?.personId, body: await request.text() });
  setCookie({ name: 'half', value: 'a', expiresAt: 0 });
  return new Response(null, { status: 204, headers: { 'X-Word': 'said' } });
}

const protocol: Protocol = {
  name: 'carry',
  methods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  paths: ['/api/test/carry', '/api/test/carry/:id'],
  auth: 'user',
  limit: looseLimit,
  serve,
};

function doorWith(overrides: Partial<DoorParts> = {}) {
  return createDoor({
    routes: [],
    protocols: [protocol],
    db: Object.create(Database.prototype),
    now: () => 0,
    log: pino({ level: 'silent' }),
    limiter: { check: async () => ({ allowed: true }) },
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

const good = { Authorization: 'Bearer good' };

beforeEach(() => {
  seen = [];
});

describe('a protocol of others at the door', () => {
  test.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('hears %s as it was said', async (method) => {
    const body = method === 'PATCH' ? { body: 'bytes' } : {};
    const answer = await doorWith().request('/api/test/carry/1', { method, headers: good, ...body });
    expect([answer.status, answer.headers.get('X-Word')]).toEqual([204, 'said']);
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Set-Cookie')).toContain('half=a');
    expect(seen).toEqual([{ method, personId: 'p1', body: method === 'PATCH' ? 'bytes' : '' }]);
  });

  test('gets what it is sent as it comes, and not all at once', async () => {
    const read: string[] = [];
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 50) controller.close();
        else controller.enqueue(new TextEncoder().encode(String(sent)));
      },
    });
    const slow: Protocol = {
      ...protocol,
      async serve(_context, request) {
        for await (const chunk of request.body ?? []) {
          read.push(new TextDecoder().decode(chunk));
          expect(sent - read.length).toBeLessThan(5);
        }
        return new Response(null, { status: 204 });
      },
    };
    const init = { method: 'PATCH', headers: good, body, duplex: 'half' } as RequestInit;
    const answer = await doorWith({ protocols: [slow] }).request('/api/test/carry/1', init);
    expect([answer.status, read.length]).toEqual([204, 50]);
  });

  test('is kept from visitors, from other sites and from those who ask too often, before it is called', async () => {
    const visitor = await doorWith().request('/api/test/carry', { method: 'POST' });
    expect([visitor.status, await visitor.json()]).toEqual([401, expect.objectContaining({ code: 'Unauthorized' })]);
    for (const origin of ['https://evil.example', 'null']) {
      for (const method of ['HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
        const headers = { ...good, Origin: origin };
        const answer = await doorWith().request('/api/test/carry/1', { method, headers });
        expect([origin, method, answer.status]).toEqual([origin, method, 403]);
      }
    }
    const check = jest.fn(async () => ({ allowed: false as const, retryAfterSeconds: 9 }));
    const often = await doorWith({ limiter: { check } }).request('/api/test/carry', { method: 'POST', headers: good });
    expect([often.status, often.headers.get('Retry-After')]).toEqual([429, '9']);
    expect(check).toHaveBeenCalledWith({ name: 'carry', client: 'unknown', limit: looseLimit.address });
    expect(seen).toEqual([]);
  });

  test('throws what calls throw, and is seen in the metrics under its name', async () => {
    const observe = jest.fn();
    const door = doorWith({ observe });
    const coded = await door.request('/api/test/carry/coded', { headers: good });
    expect([coded.status, coded.headers.get('Retry-After')]).toEqual([429, '7']);
    const broken = await door.request('/api/test/carry/broken', { headers: { ...good, Language: 'en_us' } });
    expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringContaining('secret')]);
    expect(observe.mock.calls.map(([call]) => [call.endpoint, call.status])).toEqual([
      ['carry', 429],
      ['carry', 500],
    ]);
  });

  test('answers other methods with those that it has', async () => {
    const answer = await doorWith().request('/api/test/carry', { method: 'PUT', headers: good });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, POST, PATCH, DELETE, OPTIONS']);
  });
});
