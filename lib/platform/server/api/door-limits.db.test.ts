import pino from 'pino';
import { z } from 'zod';
import type { Things } from '@/lib/platform/server/context';
import { endpoint, type RateLimit, rareLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open';
import { emitterOf } from '../events';
import { createRateLimiter } from '../limits/rate-limit';
import { createDoor, type Door, type DoorParts } from './door';
import type { Protocol } from './protocol';
import { route } from './route';

const most = 10;
const write = endpoint({
  name: 'write',
  summary: 'Writes.',
  method: 'POST',
  path: '/api/test/write',
  auth: 'public',
  input: z.object({}),
  data: z.null(),
  limit: writingLimit({ max: most, seconds: 3600 }),
});
const rare = endpoint({
  ...write,
  name: 'rare',
  path: '/api/test/rare',
  limit: rareLimit({ max: most, seconds: 3600 }),
});
const carry: Protocol = {
  name: 'carry',
  methods: ['PATCH'],
  paths: ['/api/test/carry'],
  auth: 'user',
  limit: write.limit,
  serve: async () => new Response(null, { status: 204 }),
};

function partsOf(db: Database, overrides: Partial<DoorParts> = {}): DoorParts {
  return {
    routes: [write, rare].map((call) => route(call, async () => null)),
    protocols: [carry],
    db,
    now: () => noon,
    log: pino({ level: 'silent' }),
    emit: emitterOf([]),
    things: {} as Things,
    notices: { byKind: new Map() },
    blocks: { byName: new Map() },
    limiter: createRateLimiter(db, () => noon),
    sessionCookie: 'session',
    findCaller: async ({ bearer }) => callerOf(bearer ?? ''),
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'http://localhost:3000',
    ...overrides,
  };
}

/** The status of a call by an account, or by a visitor, from an address. */
async function ask(door: Door | undefined, client: string, account?: string, path = '/api/test/write') {
  const headers = account ? { Authorization: `Bearer ${account}` } : undefined;
  const init = { method: path === carry.paths[0] ? 'PATCH' : 'POST', headers };
  const answer = await door?.request(path, init, { client });
  return answer?.status;
}

describeOnBothEngines('limits at the door', (database) => {
  let other: Database;
  let nodes: Door[];
  beforeEach(async () => {
    await database().db.transaction((tx) => tx.deleteFrom('rate_limit').execute());
    other = openDatabase(database().url);
    nodes = [database().db, other].map((db) => createDoor(partsOf(db)));
  });
  afterEach(() => other.close());

  const atOnce = async (count: number, addressOf: (index: number) => string, account?: string, path?: string) => {
    const calls = Array.from({ length: count }, (_, index) => ask(nodes[index % 2], addressOf(index), account, path));
    return (await Promise.all(calls)).filter((status) => status !== 429).length;
  };
  const elsewhere = (index: number) => `203.0.113.${index}`;

  test.each(['/api/test/write', '/api/test/carry'])(
    'of one account at 80 addresses, at once on two nodes, exactly as many are taken as are allowed: %s',
    async (path) => {
      expect(await atOnce(80, elsewhere, 'mo', path)).toBe(most);
      expect(await atOnce(1, elsewhere, 'lin', path)).toBe(1);
    },
  );

  test('the account has a share of each call, and visitors none', async () => {
    expect(await atOnce(80, elsewhere)).toBe(80);
    expect(await atOnce(80, elsewhere, 'mo')).toBe(most);
    expect(await atOnce(80, elsewhere, 'mo', '/api/test/rare')).toBe(most);
  });

  test('a network is one client, however many addresses of its own it has', async () => {
    const ofOne = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    const ofEach = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
    expect(await atOnce(80, ofOne, undefined, '/api/test/rare')).toBe(most);
    expect(await atOnce(80, ofEach, undefined, '/api/test/rare')).toBe(79);
  });
});

test('the address is counted before anybody is looked up, the account before anything is read', async () => {
  const asked: string[] = [];
  const refusing = (what: RateLimit | undefined) =>
    createDoor(
      partsOf(Object.create(null), {
        findCaller: async () => {
          asked.push('caller');
          return callerOf('mo');
        },
        limiter: {
          check: async ({ client, limit }) => {
            asked.push(client);
            return limit === what ? { allowed: false, retryAfterSeconds: 9 } : { allowed: true };
          },
        },
      }),
    );
  expect(await ask(refusing(write.limit.address), '203.0.113.7', 'mo')).toBe(429);
  expect(asked.splice(0)).toEqual(['203.0.113.7']);
  expect(await ask(refusing(write.limit.account), '203.0.113.7', 'mo')).toBe(429);
  expect(asked.splice(0)).toEqual(['203.0.113.7', 'caller', 'mo']);
});
