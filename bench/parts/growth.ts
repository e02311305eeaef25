import pino from 'pino';
import { routes } from '@/lib/app/api';
import { emit } from '@/lib/app/events';
import { migrations } from '@/lib/app/migrations';
import { notices } from '@/lib/app/notices';
import { things } from '@/lib/app/things';
import { createDoor } from '@/lib/platform/server/api/door';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { followedFeedLength } from '@/lib/works/recommend/codes';
import { countView } from '@/lib/works/work/server/count-view';
import { decideOnWork } from '@/lib/works/work/server/review/decide-on-work';
import { newDatabase } from '@/test/engines';
import { fill } from './fill';
import type { Row } from './results';
import { measureSitemap } from './sitemap';

const small = 1_000;
const large = 1_000_000;
const farPage = 500;
/** Where a list ends before that, its last page. */
const lastPages: Record<string, number> = { 'video/followed': followedFeedLength / 20 };
const calls = 200;
const rounds = 5;

const lists = [
  'video/findVideoList',
  'video/browse',
  'video/browse?category=light',
  'video/browse?industry=stage&order=hot',
  'video/browse?category=light&length=long&order=seen',
  'video/browse?length=short&original=true',
  'video/browse?original=false&order=hot',
  'video/browse?category=light&industry=stage',
  'video/followed',
  'topic/findList',
  'topic/findList?kind=light&orderBy=activity',
  'topic/findList?orderBy=age',
  'topic/videos?topicId=t0',
  'topic/latestVideos',
  'topic/latestVideos?kind=light',
  'topic/members?topicId=t0',
  'topic/followed',
  'topic/recommended',
  'topic/proposals/own?topicId=t0',
  'article/list',
  'article/list?topicId=t0&orderBy=liked',
  'article/list?tag=light',
  'article/list?topicId=t0&tag=light&orderBy=liked',
  'article/ofPerson?userId=p0',
  'article/own/list',
  'article/review/list',
  'question/list?topicId=t0',
  'question/list?topicId=t0&orderBy=unanswered',
  'answer/list?questionId=q0',
  'answer/list?questionId=q0&orderBy=latest',
  'activity/indexList',
  'person/fans',
  'collection/videos',
  'video/watched',
  'comment/list?kind=video&thingId=v0',
  'comment/list?kind=video&thingId=v0&sort=liked',
  'video/review/list',
  'message/list',
  'message/list?type=likes',
  'message/unread',
];
/**
 * In ms: what is followed is merged from what each of a thousand people has made (ADR 21), and own works are looked for in a
 * channel, up to a few hundred of them.
 */
const firstBounds: Record<string, number> = { 'video/followed': 25, 'topic/proposals/own?topicId=t0': 10 };
/** In ms: where a list has no index of all its filters, a far page also reads the rows that it skips (ADR 19, 21). */
const farBounds: Record<string, number> = {
  'video/browse?category=light&length=long&order=seen': 20,
  'video/browse?length=short&original=true': 20,
  'video/browse?original=false&order=hot': 20,
  'video/browse?category=light&industry=stage': 20,
};
/** In ms, for calls that cost almost nothing, where a ratio says nothing (ADR 21). */
const slack = {
  /** Page 1 of two filters skips rows that match only one of them; among few works it may not even be full. */
  first: 0.2,
  /** Page 500 skips 10,000 entries of an index. */
  far: 2,
};
const now = Date.UTC(2026, 10, 20, 4);
const caller = { personId: 'p0', sessionId: 's0', hasPhone: true, staff: 'admin' as const };

/** The lowest cost of each in ms, by its name. */
type Costs<Name extends string> = Record<Name, number>;

/**
 * What a call of each list costs, from the request at the door to the bytes of its answer: page 1 as the tables grow,
 * and page 500 beside page 1 (DESIGN 11, growth). Also measures what else must not grow with the tables.
 */
export async function measureGrowth(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, (few) =>
    withRows(engine, large, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, few, many)));
      return [...rows, ...(await measureSitemap(many)), await measureView(few, many), await measurePublication(many)];
    }),
  );
}

async function measureList(list: string, few: Database, many: Database): Promise<Row[]> {
  const callFew = callerOf(few);
  const callMany = callerOf(many);
  const farthest = lastPages[list] ?? farPage;
  const cost = await fastest({
    base: () => callFew(list, 1),
    first: () => callMany(list, 1),
    far: () => callMany(list, farthest),
  });
  const what = `${list}, page ${farthest} of ${large} rows`;
  const firstBound = firstBounds[list];
  const farBound = farBounds[list];
  const first = `${list}, page 1 of ${large} rows`;
  return [
    firstBound
      ? rowBelow(first, cost.first, firstBound)
      : row(`${first}, beside ${small}`, cost.first, cost.base, 1.3, slack.first),
    farBound ? rowBelow(what, cost.far, farBound) : row(`${what}, beside page 1`, cost.far, cost.first, 2, slack.far),
  ];
}

/** Counting one view, its transaction included. */
async function measureView(few: Database, many: Database): Promise<Row> {
  const base = await viewerOf(few);
  const grown = await viewerOf(many);
  const cost = await fastest({ base, grown });
  return row(`a counted view of ${large} works, beside ${small}`, cost.grown, cost.base, 2);
}

/** A publication by a creator with as many followers as there are rows: it writes nothing for any of them. */
async function measurePublication(db: Database): Promise<Row> {
  const context: Context = {
    ...{ db, now: () => now, language: 'zh', caller, emit, things, notices, log: pino({ level: 'silent' }) },
    client: { address: '203.0.113.7', userAgent: '', app: null },
    ...{ limit: async () => {}, cookie: () => null, setCookie: () => {} },
  };
  const works = await db.read
    .selectFrom('video')
    .select(['id', 'revision'])
    .where('state', '=', 'pending_review')
    .limit(rounds + 1)
    .execute();
  const ids = works.map(({ id }) => id);
  const ready = { state: 'ready', progress: 100, name: '', bytes: 1, renditions: '[]', touched_at: now } as const;
  await db.transaction(async (tx) => {
    const sources = ids.map((id) => ({ video_id: id, ...ready }));
    await tx.insertInto('video_source').values(sources).execute();
    await tx.updateTable('video').set({ author_id: 'p0' }).where('id', 'in', ids).execute();
  });
  const before = await countNotices(db);
  const publish = ({ id, revision }: (typeof works)[number]) =>
    decideOnWork(context, { id, revision, act: 'approve', reason: '' });
  let least = Number.POSITIVE_INFINITY;
  // The first one warms it.
  for (const work of works) least = Math.min(least, await timeOf(() => publish(work)));
  const written = ((await countNotices(db)) - before) / works.length;
  return rowBelow(`a publication by a creator with ${large} followers, ${written} notice written`, least, 50);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function countNotices(db: Database): Promise<number> {
  const { count } = await db.read
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function rowBelow(what: string, cost: number, most: number): Row {
  return { what, measured: `${cost.toFixed(3)} ms`, ratio: cost / most, budget: `<= ${most} ms`, ok: cost <= most };
}

/** Within at most so many times its floor, or no more above it than `above` ms. */
function row(what: string, cost: number, floor: number, most: number, above = 0): Row {
  const ratio = cost / floor;
  const measured = `${cost.toFixed(3)} of ${floor.toFixed(3)} ms`;
  const budget = `<= ${most}${above ? `, or + ${above} ms` : ''}`;
  return { what, measured, ratio, budget, ok: ratio <= most || cost <= floor + above };
}

async function withRows<Measured>(
  engine: Engine,
  rows: number,
  measure: (db: Database) => Promise<Measured>,
): Promise<Measured> {
  const { url, remove } = await newDatabase(engine);
  const db = openDatabase(url);
  try {
    await migrate(db, migrations);
    await fill(db, rows);
    return await measure(db);
  } finally {
    await db.close();
    await remove();
  }
}

/** Calls a list at the door over `db`, for one of its pages. */
function callerOf(db: Database): (list: string, page: number) => Promise<unknown> {
  const door = createDoor({
    routes,
    db,
    now: () => now,
    log: pino({ level: 'silent' }),
    limiter: { check: async () => ({ allowed: true }) },
    emit,
    things,
    notices,
    sessionCookie: 'session',
    findCaller: async () => caller,
    wasEndedElsewhere: async () => false,
    observe: () => {},
    siteUrl: 'http://localhost',
  });
  return async (list, page) => {
    const separator = list.includes('?') ? '&' : '?';
    const headers = { Authorization: 'Bearer held' };
    const answer = await door.request(`/api/${list}${separator}pageIndex=${page}`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };
}

/** Counts one more view at each call, of works in turn, by a viewer that is new. */
async function viewerOf(db: Database): Promise<() => Promise<void>> {
  const works = await db.read.selectFrom('video').select('id').where('state', '=', 'verified').limit(calls).execute();
  let views = 0;
  return async () => {
    const { id } = works[views % works.length] ?? { id: '' };
    views += 1;
    await db.transaction((tx) => countView(tx, { day: '2026-11-20', video_id: id, viewer: `bench-${views}` }));
  };
}

/**
 * Milliseconds per call of each, in turns, after one call that warms it; the fastest of several rounds is the one least
 * disturbed by the machine.
 */
async function fastest<Name extends string>(works: Record<Name, () => Promise<unknown>>): Promise<Costs<Name>> {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Costs<Name>;
  for (const name of names) await works[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) best[name] = Math.min(best[name], await perCall(works[name]));
  }
  return best;
}

async function perCall(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) await work();
  return (performance.now() - began) / calls;
}
