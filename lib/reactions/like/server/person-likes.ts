import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Removes the likes of an erased person, and updates the counts of their things. */
export async function eraseLikes(context: Context, tx: Tx, { personId }: EventKinds['account.leaving']): Promise<void> {
  const marks = await tx
    .deleteFrom('like_mark')
    .where('person_id', '=', personId)
    .returning(['kind', 'thing_id as id'])
    .execute();
  // Comments before works, and each in the order of the ids, like every change of counts, to avoid deadlocks.
  const place = ({ kind, id }: (typeof marks)[number]) => `${kind} ${id}`;
  for (const { kind, id } of marks.sort((one, other) => (place(one) < place(other) ? -1 : 1))) {
    await context.things[kind].countLike(context, tx, { id, by: -1 });
  }
}

/** Adds to an export what the person likes and when, including things that are not public any more. */
export async function exportLikes(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('like_mark')
    .select(['kind', 'thing_id', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  parts.likes = rows.map((row) => ({
    kind: row.kind,
    id: row.thing_id,
    since: new Date(row.created_at).toISOString(),
  }));
}
