import pino from 'pino';
import { findCaller, wasEndedElsewhere } from '@/lib/people/account/port';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { createRateLimiter } from '@/lib/platform/server/limits/rate-limit';
import { type Line, layLine } from '@/test/cut-line';
import { newDatabase } from '@/test/engines';
import { routes } from './api';
import { blocks } from './blocks';
import { emit } from './events';
import { notices } from './notices';
import { things } from './things';

describe('calls while the database is away', () => {
  let line: Line;
  let db: Database;
  let remove: () => Promise<void>;
  const logged: { level: number; msg: string }[] = [];

  beforeAll(async () => {
    const made = await newDatabase('postgres', { isMigrated: true });
    line = await layLine(made.url);
    db = openDatabase(line.url);
    remove = made.remove;
  });

  afterAll(async () => {
    await db.close();
    line.cut();
    await remove();
  });

  test('say so and when to come back, each of them, and answer once it is back', async () => {
    const door = createDoor({
      routes,
      db,
      now: Date.now,
      log: pino({ level: 'warn' }, { write: (text: string) => logged.push(JSON.parse(text)) }),
      limiter: createRateLimiter(db, Date.now),
      emit,
      things,
      notices,
      blocks,
      sessionCookie: 'session',
      findCaller: (credentials) => findCaller(db, credentials),
      wasEndedElsewhere: (credentials) => wasEndedElsewhere(db, credentials),
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    const person = { Authorization: `Bearer ${'a'.repeat(43)}`, Cookie: `session=${'a'.repeat(32)}` };
    /** The answer of each call without input. */
    const askAll = async (headers: Record<string, string>) => {
      const answers: Record<string, string> = {};
      for (const { endpoint } of routes) {
        const { method, path } = endpoint;
        const answer = await door.request(path, { method, headers });
        const { code } = await answer.json();
        answers[`${method} ${path}`] = [code, answer.headers.get('Retry-After')].filter(Boolean).join(' ');
      }
      return answers;
    };
    line.cut();
    expect(new Set(Object.values(await askAll(person)))).toEqual(new Set(['Unavailable 5']));
    const forVisitor = await askAll({});
    expect(forVisitor).toMatchObject({
      'GET /api/operations/list/7': 'Unavailable 5',
      'GET /api/video/findVideoList': 'Unavailable 5',
      'GET /api/topic/findList': 'Unavailable 5',
    });
    expect(Object.values(forVisitor)).not.toContain('Internal');
    expect(new Set(logged.map(({ msg }) => msg))).toEqual(new Set(['call failed']));
    await line.mend();
    const back = Object.values({ ...(await askAll(person)), ...(await askAll({})) });
    for (const bad of ['Internal', 'Unavailable 5']) expect(back).not.toContain(bad);
  });
});
