import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { commentLimits } from '../codes';
import type { findComments as contract, Thread } from '../contract';
import { findItems, toComment } from './comment-item';
import { shownReplies } from './find-replies';
import { ownWaitingComments, ownWaitingReplies } from './own-waiting';
import { requirePublic } from './require-public';

type Input = InputOf<typeof contract>;

/**
 * The discussion of a thing, the latest or the most liked first, each comment with its first replies. The caller's own
 * comments under review come before the first page, and their replies after the others.
 * Throws NullPointer for a thing that is not public.
 */
export async function findComments(context: Context, input: Input): Promise<Page<Thread>> {
  const { read } = context.db;
  await requirePublic(context, read, input.kind, input.thingId);
  const page = toPage(await commentIds(read, input), input, (row) => row.id);
  const waiting = input.pageIndex === 1 ? await ownWaitingComments(context, input) : [];
  return { ...page, list: await findThreads(context, [...waiting, ...page.list]) };
}

/** The ids of a page and one more, only from the index of its order. */
function commentIds(db: Reader, { kind, thingId, sort, pageIndex, pageSize }: Input) {
  return (
    db
      .selectFrom('comment_entry')
      .select('id')
      .where('kind', '=', kind)
      .where('thing_id', '=', thingId)
      // Literals, not parameters: they must be the index's own condition.
      .where('state', '=', sql.lit('shown'))
      .where('root_id', 'is', null)
      .$if(sort === 'liked', (query) => query.orderBy('like_count', 'desc'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(pageSize + 1)
      .offset((pageIndex - 1) * pageSize)
      .execute()
  );
}

async function findThreads(context: Context, ids: readonly string[]): Promise<Thread[]> {
  const { read } = context.db;
  const replies = [...(await firstReplies(read, ids)), ...(await ownWaitingReplies(context, ids))];
  const items = await findItems(context, read, [...ids, ...replies.map((reply) => reply.id)]);
  return ids.flatMap((id) => {
    const comment = items.get(id);
    if (!comment) return [];
    const own = replies.filter((reply) => reply.root_id === id);
    return { ...comment, replies: own.flatMap((reply) => items.get(reply.id) ?? []).map(toComment) };
  });
}

/** The first replies to each of these comments: a few index rows each, however many replies there are. */
async function firstReplies(db: Reader, rootIds: readonly string[]) {
  const [first, ...others] = rootIds.map((rootId) => {
    const few = shownReplies(db, rootId).limit(commentLimits.repliesAtOnce);
    return db.selectFrom(few.as('few')).selectAll();
  });
  if (!first) return [];
  return others.reduce((all, one) => all.unionAll(one), first).execute();
}
