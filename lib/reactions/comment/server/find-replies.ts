import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { Comment, findReplies as contract } from '../contract';
import { findItems, toComment } from './comment-item';
import { ownWaitingReplies } from './own-waiting';
import { requirePublic } from './require-public';

/**
 * The replies to a comment, the earliest first; on the last page the caller's own under review. Throws NullPointer for
 * a comment that is not shown, or whose thing is not public.
 */
export async function findReplies(
  context: Context,
  { id, ...query }: InputOf<typeof contract>,
): Promise<Page<Comment>> {
  const { read } = context.db;
  const root = await read
    .selectFrom('comment_entry')
    .select(['kind', 'thing_id'])
    .where('id', '=', id)
    .where('root_id', 'is', null)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  await requirePublic(context, read, root.kind, root.thing_id);
  const page = toPage(await replyIds(read, id, query), query, (row) => row.id);
  const waiting = page.hasNextPage ? [] : await ownWaitingReplies(context, [id]);
  const ids = [...page.list, ...waiting.map((reply) => reply.id)];
  const items = await findItems(context, read, ids);
  return { ...page, list: ids.flatMap((reply) => items.get(reply) ?? []).map(toComment) };
}

/** The ids of a page and one more, only from the index. */
function replyIds(db: Reader, rootId: string, { pageIndex, pageSize }: PageQuery) {
  return shownReplies(db, rootId)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
}

/** The ids of the public replies, the earliest first. */
export function shownReplies(db: Reader, rootId: string) {
  return (
    db
      .selectFrom('comment_entry')
      .select(['id', 'root_id'])
      .where('root_id', '=', rootId)
      // A literal, not a parameter: it must be the index's own condition.
      .where('state', '=', sql.lit('shown'))
      .orderBy('created_at')
      .orderBy('id')
  );
}
