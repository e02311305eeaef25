import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { routes } from '@/lib/app/api';
import { emit } from '@/lib/app/events';
import { migrations } from '@/lib/app/migrations';
import { createDoor } from '@/lib/platform/server/api/door';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { fill } from './fill';
import type { Row } from './results';

const sizes = [1_000, 100_000, 1_000_000];
const farPage = 500;
const calls = 200;
const rounds = 5;

const lists = ['video/findVideoList', 'topic/findList', 'activity/indexList', 'person/fans', 'collection/videos'];
const caller = { personId: 'p0', sessionId: 's0', hasPhone: true, staff: null };

/**
 * What a call of each list costs, from the request at the door to the bytes of its answer: page 1 as the tables grow,
 * and page 500 beside page 1, on SQLite (DESIGN 11, growth).
 */
export async function measureGrowth(): Promise<Row[]> {
  const costs = new Map<number, Record<string, { first: number; far: number }>>();
  for (const size of sizes) costs.set(size, await measureAt(size));
  const small = costs.get(1_000) ?? {};
  return lists.flatMap((list) =>
    [...costs].flatMap(([size, cost]): Row[] => {
      const { first = 0, far = 0 } = cost[list] ?? {};
      const grown = first / (small[list]?.first ?? first);
      const rows: Row[] = [
        {
          what: `${list}, page 1 of ${size} rows`,
          measured: `${first.toFixed(3)} ms`,
          ratio: grown,
          budget: '<= 1.3',
          ok: grown <= 1.3,
        },
      ];
      if (size < farPage * 20) return rows;
      const ratio = far / first;
      return [
        ...rows,
        {
          what: `${list}, page ${farPage} of ${size} rows`,
          measured: `${far.toFixed(3)} ms`,
          ratio,
          budget: '<= 2',
          ok: ratio <= 2,
        },
      ];
    }),
  );
}

async function measureAt(rows: number) {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-bench-'));
  const file = join(folder, 'bench.db');
  const db = openDatabase(`file:${file}`);
  try {
    await migrate(db, migrations);
    fill(file, rows);
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
    const measured: Record<string, { first: number; far: number }> = {};
    for (const list of lists) {
      const page = (index: number) => async () => {
        const headers = { Authorization: 'Bearer held' };
        const answer = await door.request(`/api/${list}?pageIndex=${index}`, { headers });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.text();
      };
      await page(1)();
      measured[list] = await fastest(page(1), page(farPage));
    }
    return measured;
  } finally {
    await db.close();
    rmSync(folder, { recursive: true });
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
