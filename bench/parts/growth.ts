import pino from 'pino';
import { routes } from '@/lib/app/api';
import { emit } from '@/lib/app/events';
import { migrations } from '@/lib/app/migrations';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { newDatabase } from '@/test/engines';
import { fill } from './fill';
import type { Row } from './results';

const small = 1_000;
const large = 1_000_000;
const farPage = 500;
const calls = 200;
const rounds = 5;

const lists = [
  'video/findVideoList',
  'topic/findList',
  'activity/indexList',
  'person/fans',
  'collection/videos',
  'video/watched',
  'comment/list?kind=video&thingId=v0',
  'comment/list?kind=video&thingId=v0&sort=liked',
  'video/review/list',
];
const caller = { personId: 'p0', sessionId: 's0', hasPhone: true, staff: 'admin' as const };

/** What page 1 costs in ms, and the far page. */
type Costs = Record<string, { first: number; far: number }>;

/**
 * What a call of each list costs, from the request at the door to the bytes of its answer: page 1 as the tables grow,
 * and page 500 beside page 1 (DESIGN 11, growth).
 */
export async function measureGrowth(engine: Engine): Promise<Row[]> {
  const few = await measureAt(engine, small);
  const many = await measureAt(engine, large);
  return lists.flatMap((list) => {
    const base = few[list]?.first ?? Number.NaN;
    const { first, far } = many[list] ?? { first: Number.NaN, far: Number.NaN };
    return [
      row(`${list}, page 1 of ${large} rows, beside ${small}`, first, base, 1.3),
      row(`${list}, page ${farPage} of ${large} rows, beside page 1`, far, first, 2),
    ];
  });
}

function row(what: string, cost: number, floor: number, most: number): Row {
  const ratio = cost / floor;
  const measured = `${cost.toFixed(3)} of ${floor.toFixed(3)} ms`;
  return { what, measured, ratio, budget: `<= ${most}`, ok: ratio <= most };
}

async function measureAt(engine: Engine, rows: number): Promise<Costs> {
  const { url, remove } = await newDatabase(engine);
  const db = openDatabase(url);
  try {
    await migrate(db, migrations);
    await fill(db, rows);
    const now = Date.UTC(2026, 10, 20, 4);
    const door = createDoor({
      routes,
      db,
      now: () => now,
      log: pino({ level: 'silent' }),
      limiter: { check: async () => ({ allowed: true }) },
      emit,
      sessionCookie: 'session',
      findCaller: async () => caller,
      wasEndedElsewhere: async () => false,
      observe: () => {},
      siteUrl: 'http://localhost',
    });
    const measured: Costs = {};
    for (const list of lists) {
      const page = (index: number) => async () => {
        const headers = { Authorization: 'Bearer held' };
        const separator = list.includes('?') ? '&' : '?';
        const answer = await door.request(`/api/${list}${separator}pageIndex=${index}`, { headers });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.text();
      };
      await page(1)();
      measured[list] = await fastest(page(1), page(farPage));
    }
    return measured;
  } finally {
    await db.close();
    await remove();
  }
}

/** Milliseconds per call of both, in turns; the fastest of several rounds is the one least disturbed by the machine. */
async function fastest(first: () => Promise<unknown>, far: () => Promise<unknown>) {
  const best = { first: Number.POSITIVE_INFINITY, far: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    best.first = Math.min(best.first, await perCall(first));
    best.far = Math.min(best.far, await perCall(far));
  }
  return best;
}

async function perCall(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) await work();
  return (performance.now() - began) / calls;
}
