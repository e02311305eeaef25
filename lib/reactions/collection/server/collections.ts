import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Removes the collection of an erased person, and updates the counts of its things. */
export async function eraseCollections(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.leaving'],
): Promise<void> {
  const items = await tx
    .deleteFrom('collection_item')
    .where('person_id', '=', personId)
    .returning(['kind', 'target_id as id'])
    .execute();
  // In the order of the ids, like every change of counts, to avoid deadlocks.
  for (const { kind, id } of items.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    await context.things[kind].countCollections?.(context, tx, { id, by: -1 });
  }
}

/** Adds to an export what the person has collected and when, including things that are not public any more. */
export async function exportCollections(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('collection_item')
    .select(['kind', 'target_id', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  parts.collections = rows.map((row) => ({
    kind: row.kind,
    id: row.target_id,
    since: new Date(row.created_at).toISOString(),
  }));
}
