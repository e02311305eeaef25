import type { Database, Engine } from '@/lib/platform/server/db/database';
import { followedFeedLength } from '@/lib/works/recommend/codes';
import { countView } from '@/lib/works/work/server/count-view';
import { decideOnWork } from '@/lib/works/work/server/review/decide-on-work';
import { fastest, rowBelow, rowBeside } from './costs';
import { fill } from './fill';
import { now } from './filling';
import { contextOf, type ListBounds, large, measureList, small, withRows } from './list-costs';
import type { Row } from './results';
import { measureSitemap } from './sitemap';

/** Works whose views are counted, and works that are published. */
const viewed = 200;
const published = 6;

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
const bounds: ListBounds = {
  lastPages: { 'video/followed': followedFeedLength / 20 },
  // What is followed is merged from what each of a thousand people has made (ADR 21), and own works are looked for in a
  // channel, up to a few hundred of them.
  first: { 'video/followed': 25, 'topic/proposals/own?topicId=t0': 10 },
  // Where a list has no index of all its filters, a far page also reads the rows that it skips (ADR 19, 21).
  far: {
    'video/browse?category=light&length=long&order=seen': 20,
    'video/browse?length=short&original=true': 20,
    'video/browse?original=false&order=hot': 20,
    'video/browse?category=light&industry=stage': 20,
  },
};

/**
 * What a call of each list costs, from the request at the door to the bytes of its answer: page 1 as the tables grow,
 * and page 500 beside page 1 (DESIGN 11, growth). Also measures what else must not grow with the tables.
 */
export async function measureGrowth(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fill, (few) =>
    withRows(engine, large, fill, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return [...rows, ...(await measureSitemap(many)), await measureView(few, many), await measurePublication(many)];
    }),
  );
}

/** Counting one view, its transaction included. */
async function measureView(few: Database, many: Database): Promise<Row> {
  const base = await viewerOf(few);
  const grown = await viewerOf(many);
  const cost = await fastest({ base, grown });
  return rowBeside(`a counted view of ${large} works, beside ${small}`, cost.grown, cost.base, 2);
}

/** A publication by a creator with as many followers as there are rows: it writes nothing for any of them. */
async function measurePublication(db: Database): Promise<Row> {
  const context = contextOf(db, 'p0');
  const works = await db.read
    .selectFrom('video')
    .select(['id', 'revision'])
    .where('state', '=', 'pending_review')
    .limit(published)
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

/** Counts one more view at each call, of works in turn, by a viewer that is new. */
async function viewerOf(db: Database): Promise<() => Promise<void>> {
  const works = await db.read.selectFrom('video').select('id').where('state', '=', 'verified').limit(viewed).execute();
  let views = 0;
  return async () => {
    const { id } = works[views % works.length] ?? { id: '' };
    views += 1;
    await db.transaction((tx) => countView(tx, { day: '2026-11-20', video_id: id, viewer: `bench-${views}` }));
  };
}
