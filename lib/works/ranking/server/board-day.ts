import type { Context } from '@/lib/platform/server/context';
import type { Database, Reader } from '@/lib/platform/server/db/database';
import { isPublicWork } from '@/lib/works/work/port';
import { makeBoards } from './make-boards';

/** Running computations of a process: concurrent requests without boards wait for the same one. */
const making = new WeakMap<Database, Promise<void>>();

/**
 * The Beijing day (YYYY-MM-DD) of the boards to show: the latest computed ones, yesterday's until the night's job is
 * done. If there are none at all (a new or imported database) they are computed at once. Null without works.
 */
export async function shownBoardDay({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string | null> {
  const day = await latestDay(db.read);
  if (day !== null || !(await hasWorks(db.read))) return day;
  const made = making.get(db) ?? makeBoards(db, now()).finally(() => making.delete(db));
  making.set(db, made);
  await made;
  return latestDay(db.read);
}

/** Of the all-time board, which is never empty if any board exists. */
async function latestDay(db: Reader): Promise<string | null> {
  const days = db.selectFrom('ranking_place').select('day').where('step', '=', 'all');
  return (await days.orderBy('day', 'desc').limit(1).executeTakeFirst())?.day ?? null;
}

async function hasWorks(db: Reader): Promise<boolean> {
  const work = db.selectFrom('video').select('id').where(isPublicWork).limit(1);
  return (await work.executeTakeFirst()) !== undefined;
}
