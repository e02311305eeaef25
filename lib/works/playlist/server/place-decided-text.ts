import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { isReviewed } from '../rules/playlist-texts';
import { renewPublic } from './renew-public';

/** Publishes an allowed text of a play list. With its first title a list becomes public if its creator chose so. */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isAllowed || !isReviewed(field)) return true;
  const changed = await tx
    .updateTable('playlist')
    .set({ [field]: text, updated_at: context.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (changed) await renewPublic(context, tx, changed.id);
  return true;
}
