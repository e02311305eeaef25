import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { removeAllPictures } from './own-pictures';

/**
 * Listens to 'account.erased': channels that the person asked for and that were never public are gone, with their pictures. A
 * channel that was public is its members', and only forgets who asked for it.
 */
export async function eraseAskedTopics(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const removed = await tx
    .deleteFrom('topic')
    .where('creator_id', '=', personId)
    .where('verified_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of removed) await removeAllPictures(tx, id, context.now());
  await tx.updateTable('topic').set({ creator_id: null }).where('creator_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds the channels that the person asked for, with what they said of them. */
export async function exportAskedTopics(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('topic')
    .selectAll()
    .where('creator_id', '=', personId)
    .where('state', '!=', 'deleted')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  parts.channelsAsked = rows.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    kind: row.kind,
    nameZh: row.name_zh,
    nameEn: row.name_en ?? '',
    introZh: row.intro_zh,
    introEn: row.intro_en ?? '',
    createdAt: isoInBeijing(row.created_at),
  }));
}
