import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { isReviewed } from '../rules/playlist-texts';
import { renewPublic } from './renew-public';

/**
 * An allowed text of a play list takes its place. With its first title a list becomes
 * public if its creator wishes it.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<void> {
  if (!isAllowed || !isReviewed(field)) return;
  const changed = await tx
    .updateTable('playlist')
    .set({ [field]: text, updated_at: context.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (changed) await renewPublic(context, tx, changed.id);
}
