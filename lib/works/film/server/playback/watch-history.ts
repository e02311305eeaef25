import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Removes the watch history of an erased person. */
export async function eraseWatchHistory(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('video_watch').where('person_id', '=', personId).execute();
}

/**
 * Adds the person's watch history to an export, with positions and times, including works that are not public any more.
 */
export async function exportWatchHistory(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('video_watch')
    .select(['video_id', 'position', 'watched_at'])
    .where('person_id', '=', personId)
    .orderBy('watched_at')
    .execute();
  parts.watched = rows.map((row) => ({
    id: row.video_id,
    position: row.position,
    watchedAt: new Date(row.watched_at).toISOString(),
  }));
}
