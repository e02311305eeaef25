import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { mostCounted, noticeTypes } from '../codes';
import type { UnreadCounts } from '../contract';
import { isShown } from './notice-rows';

/** The caller's unread notices by type and together. Unauthorized for a visitor. */
export async function countUnread(context: Context): Promise<UnreadCounts> {
  return readUnread(context.db.read, signedIn(context).personId);
}

/** The unread notices of a person: per type a few entries of an index of unread ones. */
export async function readUnread(db: Reader, personId: string): Promise<UnreadCounts> {
  const marks = await db
    .selectFrom('notice_read')
    .select(['type', 'until'])
    .where('person_id', '=', personId)
    .execute();
  const until = new Map(marks.map((mark) => [mark.type, mark.until]));
  const [first, ...others] = noticeTypes.map((type) => {
    const unread = db
      .selectFrom('notice')
      .select('seq')
      .where('person_id', '=', personId)
      .where('type', '=', type)
      .where('seq', '>', until.get(type) ?? 0)
      .where(isShown)
      .where(sql<boolean>`read_seq < seq`)
      .limit(mostCounted);
    return db
      .selectFrom(unread.as(type))
      .select(({ fn, val }) => [val(type).as('type'), fn.countAll<number>().as('count')]);
  });
  const rows = first ? await others.reduce((all, one) => all.unionAll(one), first).execute() : [];
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count])) as Omit<UnreadCounts, 'all'>;
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { ...counts, all: Math.min(all, mostCounted) };
}
