import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import { isReviewed } from '../../rules/topic-texts';
import { editable } from '../../rules/transitions';
import { findRunner } from './find-runner';
import { columnsOf } from './save-topic';
import { showChange } from './show-change';

/**
 * An allowed text of a channel takes its place, which is a change as any other: a save that knows the channel from before gets
 * Changed. A name that another channel has by now is not placed: the channel keeps the one it has, and who runs it is told that
 * alone.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isAllowed || !isReviewed(field)) return true;
  const now = context.now();
  const isPlaced = await unlessTaken(tx, () =>
    tx
      .updateTable('topic')
      .set((row) => ({ ...columnsOf[field](text), revision: row('revision', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .where('state', 'in', editable)
      .execute(),
  );
  if (isPlaced) await showChange(tx, id, now);
  else await context.emit(context, tx, 'topic.nameTaken', { id, personId: await findRunner(tx, id), name: text });
  return isPlaced;
}
