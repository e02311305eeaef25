import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { CommentKind } from '../codes';

/** A literal, not a parameter: it must be the index's own condition. */
const isWaiting = sql.lit<'waiting'>('waiting');
/** Maximum number of the caller's own comments under review in a discussion. */
const most = 20;

/** The ids of the caller's comments on a thing that are under review, the latest first. */
export async function ownWaitingComments(
  { db, caller }: Context,
  { kind, thingId }: { kind: CommentKind; thingId: string },
): Promise<string[]> {
  if (!caller) return [];
  const rows = await db.read
    .selectFrom('comment_entry')
    .select('id')
    .where('author_id', '=', caller.personId)
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('root_id', 'is', null)
    .where('state', '=', isWaiting)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/** The caller's replies to these comments that are under review, the earliest first. */
export async function ownWaitingReplies(
  { db, caller }: Context,
  rootIds: readonly string[],
): Promise<{ id: string; root_id: string | null }[]> {
  if (!caller || rootIds.length === 0) return [];
  return db.read
    .selectFrom('comment_entry')
    .select(['id', 'root_id'])
    .where('author_id', '=', caller.personId)
    .where('root_id', 'in', rootIds)
    .where('state', '=', isWaiting)
    .orderBy('created_at')
    .execute();
}
