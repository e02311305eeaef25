import pino from 'pino';
import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { callerOf } from '@/test/context';
import type { Credentials, Things } from '../context';
import { Database } from '../db/database';
import { emitterOf } from '../events';
import { createDoor, type DoorParts } from './door';
import { route } from './route';

const own = endpoint({
  name: 'own',
  summary: 'For a caller.',
  method: 'POST',
  path: '/api/test/own',
  auth: 'user',
  input: z.object({}),
  data: z.unknown(),
  limit: looseLimit,
});
const open = endpoint({ ...own, name: 'open', path: '/api/test/open', auth: 'public' });

function doorWith(overrides: Partial<DoorParts>, verb: Parameters<typeof route>[1] = async ({ caller }) => caller) {
  return createDoor({
    routes: [route(own, verb), route(open, verb)],
    db: Object.create(Database.prototype),
    now: () => 0,
    log: pino({ level: 'silent' }),
    emit: emitterOf([]),
    things: {} as Things,
    notices: { byKind: new Map() },
    blocks: { byName: new Map() },
    limiter: { check: async () => ({ allowed: true }) },
    sessionCookie: 'session',
    findCaller: async () => null,
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'http://localhost:3000',
    ...overrides,
  });
}

const ask = (door: ReturnType<typeof doorWith>, headers: Record<string, string>, path = '/api/test/own') =>
  door.request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: '{}' },
    { client: '198.51.100.7' },
  );

test('a caller is found by bearer and cookie', async () => {
  const findCaller = jest.fn(async (_: Credentials) => callerOf('p1'));
  const door = doorWith({ findCaller });
  await ask(door, { Authorization: 'Bearer held', Cookie: 'other=1; session=kept' });
  await ask(door, { Authorization: 'bearer held' });
  expect(findCaller.mock.calls).toEqual([[{ bearer: 'held', cookie: 'kept' }], [{ bearer: 'held', cookie: null }]]);
});

test('on https only the cookie that no other host can have set counts', async () => {
  const findCaller = jest.fn(async (_: Credentials) => callerOf('p1'));
  const door = doorWith({ findCaller, siteUrl: 'https://light.example' });
  await ask(door, { Authorization: 'Bearer held', Cookie: 'session=planted; __Host-session=kept' });
  await ask(door, { Authorization: 'Bearer held', Cookie: 'session=planted' });
  expect(findCaller.mock.calls.map(([{ cookie }]) => cookie)).toEqual(['kept', null]);
});

test('a cookie without a bearer identifies nobody: pages of other sites send it too', async () => {
  const findCaller = jest.fn(async () => callerOf('p1'));
  const answer = await ask(doorWith({ findCaller }), { Cookie: 'session=kept' });
  expect((await answer.json()).code).toBe('Unauthorized');
  expect(findCaller).not.toHaveBeenCalled();
});

test('who was logged out by another device is told so, where a login is needed', async () => {
  const door = doorWith({ wasEndedElsewhere: async () => true });
  const refused = await ask(door, { Authorization: 'Bearer held' });
  expect([refused.status, (await refused.json()).code]).toEqual([401, 'SessionEnded']);
  expect((await (await ask(door, {})).json()).code).toBe('Unauthorized');
  expect((await ask(door, { Authorization: 'Bearer held' }, '/api/test/open')).status).toBe(200);
});

test('a verb learns where the call comes from', async () => {
  const door = doorWith({}, async ({ client, cookie }) => ({ ...client, cookie: cookie('a'), none: cookie('b') }));
  const from = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'agent', Cookie: 'a=1' };
  const data = async (pf?: string) =>
    (await (await ask(door, { ...from, ...(pf ? { pf } : {}) }, '/api/test/open')).json()).data;
  const browser = { address: '198.51.100.7', userAgent: 'agent', app: null, cookie: '1', none: null };
  expect(await data('5')).toEqual(browser);
  expect(await data()).toEqual(browser);
  expect(await data('2')).toEqual({ ...browser, app: 'ios' });
  expect(await data('3')).toEqual({ ...browser, app: 'android' });
});

test('a verb counts uses of its own, and is refused beyond them', async () => {
  const check = jest.fn(async ({ name }: { name: string }) =>
    name === 'per number' ? { allowed: false as const, retryAfterSeconds: 42 } : { allowed: true as const },
  );
  const limit = { max: 1, seconds: 60, strict: true };
  const door = doorWith({ limiter: { check } }, async (context) => {
    await context.limit({ name: 'per number', client: '+86', limit });
    return 'never';
  });
  const answer = await ask(door, {}, '/api/test/open');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '42']);
  expect(check).toHaveBeenLastCalledWith({ name: 'per number', client: '+86', limit });
});

test('a call may say how large its body can be', async () => {
  const large = endpoint({ ...open, name: 'large', path: '/api/test/large', maxBodyBytes: 2 * 1024 * 1024 });
  const door = doorWith({ routes: [route(large, async () => 'taken')] });
  const send = (bytes: number) =>
    door.request('/api/test/large', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(bytes) }),
    });
  expect((await send(1024 * 1024)).status).toBe(200);
  expect((await send(2 * 1024 * 1024)).status).toBe(413);
});
