import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { personTag } from './page-tags';

/**
 * Removes whom an erased person followed and who followed them, and updates all counts. Their own row is locked first:
 * a concurrent follow waits for it, and then finds them erased.
 */
export async function eraseFollows(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.updateTable('person').set({ follower_count: 0, following_count: 0 }).where('id', '=', personId).execute();
  await invalidatePages(tx, [personTag(personId)], context.now());
  const followed = await tx
    .deleteFrom('person_follow')
    .where('follower_id', '=', personId)
    .returning('person_id as id')
    .execute();
  const fans = await tx
    .deleteFrom('person_follow')
    .where('person_id', '=', personId)
    .returning('follower_id as id')
    .execute();
  const lost = [
    ...followed.map(({ id }) => ({ id, column: 'follower_count' as const })),
    ...fans.map(({ id }) => ({ id, column: 'following_count' as const })),
  ];
  // In the order of the ids, like every change of counts.
  for (const { id, column } of lost.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    await tx
      .updateTable('person')
      .set((set) => ({ [column]: set(column, '-', 1) }))
      .where('id', '=', id)
      .execute();
    await invalidatePages(tx, [personTag(id)], context.now());
  }
}

/** Adds to an export whom the person follows and who follows them, with the times. */
export async function exportFollows(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const follows = tx.selectFrom('person_follow').orderBy('person_follow.created_at');
  const following = await follows
    .innerJoin('person', 'person.id', 'person_follow.person_id')
    .select(['person.id', 'nickname', 'person_follow.created_at'])
    .where('follower_id', '=', personId)
    .execute();
  const followers = await follows
    .innerJoin('person', 'person.id', 'person_follow.follower_id')
    .select(['person.id', 'nickname', 'person_follow.created_at'])
    .where('person_id', '=', personId)
    .execute();
  parts.follows = { following: following.map(toLine), followers: followers.map(toLine) };
}

function toLine(row: { id: string; nickname: string; created_at: number }) {
  return { userId: row.id, nickname: row.nickname, since: new Date(row.created_at).toISOString() };
}
