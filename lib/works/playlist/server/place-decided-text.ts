import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isReviewed } from '../rules/playlist-texts';
import { renewPublic } from './renew-public';

/**
 * Listens to 'moderation.decided': an allowed text of a play list takes its place. With its first title a list becomes
 * public if its creator wishes it.
 */
export async function placeDecidedPlaylistText(
  context: Context,
  tx: Tx,
  { kind, subjectId, field, text, isAllowed }: EventKinds['moderation.decided'],
): Promise<void> {
  if (kind !== 'playlist' || !isAllowed || !isReviewed(field)) return;
  const changed = await tx
    .updateTable('playlist')
    .set({ [field]: text, updated_at: context.now() })
    .where('id', '=', subjectId)
    .returning('id')
    .executeTakeFirst();
  if (changed) await renewPublic(context, tx, changed.id);
}
