import pino from 'pino';
import { routes } from '@/lib/app/api';
import { blocks } from '@/lib/app/blocks';
import { emit } from '@/lib/app/events';
import { migrations } from '@/lib/app/migrations';
import { notices } from '@/lib/app/notices';
import { things } from '@/lib/app/things';
import { createDoor, type Door } from '@/lib/platform/server/api/door';
import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { newDatabase } from '@/test/engines';
import { fastest, rowBelow, rowBeside } from './costs';
import { now } from './filling';
import type { Row } from './results';

export const small = 1_000;
export const large = 1_000_000;
const farPage = 500;
/** In ms, for calls that cost almost nothing, where a ratio says nothing (ADR 21). */
const slack = {
  /** Page 1 of two filters skips rows that match only one of them; among few works it may not even be full. */
  first: 0.2,
  /** Page 500 skips 10,000 entries of an index. */
  far: 2,
};

const log = pino({ level: 'silent' });

/** What another bound holds for, by the address of a list. */
export interface ListBounds {
  /** Where a list ends before page 500, its last page. */
  lastPages?: Record<string, number>;
  /** In ms, in place of the ratio of page 1 and of page 500. */
  first?: Record<string, number>;
  far?: Record<string, number>;
}

/** A database of an engine with so many rows of each kind, for as long as it is measured. */
export async function withRows<Measured>(
  engine: Engine,
  rows: number,
  fill: (db: Database, rows: number) => Promise<void>,
  measure: (db: Database, url: string) => Promise<Measured>,
): Promise<Measured> {
  const { url, remove } = await newDatabase(engine);
  const db = openDatabase(url);
  try {
    await migrate(db, migrations);
    await fill(db, rows);
    return await measure(db, url);
  } finally {
    await db.close();
    await remove();
  }
}

/** What page 1 of a list costs among many rows beside a few, and a far page beside page 1. */
export async function measureList(
  list: string,
  { few, many }: { few: Database; many: Database },
  bounds: ListBounds = {},
): Promise<Row[]> {
  const callFew = pagesOf(few);
  const callMany = pagesOf(many);
  // A list that finds nothing would cost nothing.
  if ((await callMany(list, 1)).includes('"list":[]')) throw new Error(`${list} finds nothing among ${large} rows.`);
  const farthest = bounds.lastPages?.[list] ?? farPage;
  const cost = await fastest({
    base: () => callFew(list, 1),
    first: () => callMany(list, 1),
    far: () => callMany(list, farthest),
  });
  const what = `${list}, page ${farthest} of ${large} rows`;
  const firstBound = bounds.first?.[list];
  const farBound = bounds.far?.[list];
  const first = `${list}, page 1 of ${large} rows`;
  return [
    firstBound
      ? rowBelow(first, cost.first, firstBound)
      : rowBeside(`${first}, beside ${small}`, cost.first, cost.base, 1.3, slack.first),
    farBound
      ? rowBelow(what, cost.far, farBound)
      : rowBeside(`${what}, beside page 1`, cost.far, cost.first, 2, slack.far),
  ];
}

/** Calls a list at the door over `db`, for one of its pages. */
function pagesOf(db: Database): (list: string, page: number) => Promise<string> {
  const get = getterOf(db);
  return (list, page) => get(`${list}${list.includes('?') ? '&' : '?'}pageIndex=${page}`);
}

/** Gets an address of the API at the door over `db`, as the person of whom all lists are. */
export function getterOf(db: Database): (address: string) => Promise<string> {
  const door = doorOver(db);
  const headers = { Authorization: 'Bearer p0' };
  return async (address) => {
    const answer = await door.request(`/api/${address}`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };
}

/** The door of the product over `db`, without limits; the bearer is the id of a person, who is staff. */
function doorOver(db: Database): Door {
  return createDoor({
    routes,
    db,
    now: () => now,
    log,
    limiter: { check: async () => ({ allowed: true }) },
    emit,
    things,
    notices,
    blocks,
    sessionCookie: 'session',
    findCaller: async ({ bearer }) => callerOf(bearer ?? ''),
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'http://localhost',
  });
}

/** A person who is staff. */
const callerOf = (personId: string): Caller => ({ personId, sessionId: 's0', hasPhone: true, staff: 'admin' });

/** The context of that person's call. */
export const contextOf = (db: Database, personId: string): Context => ({
  ...{ db, now: () => now, arrivedAt: now, language: 'zh', caller: callerOf(personId), log },
  ...{ emit, things, notices, blocks, client: { address: '203.0.113.7', userAgent: '', app: null } },
  ...{ limit: async () => {}, cookie: () => null, setCookie: () => {} },
});
