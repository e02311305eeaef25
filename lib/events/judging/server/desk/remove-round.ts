import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeRound as contract } from '../../contract';
import { holdDeskRound } from '../find-round';
import { noteAct } from '../note-act';

/**
 * Deletes the last round of a contest with its panel, before it opens. Throws Unauthorized, NullPointer, EventCanceled, and
 * Changed for an open round or one that others follow.
 */
export async function removeRound(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  await context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, id, ['draft']);
    const { activity_id, position } = held.round;
    const next = await tx
      .selectFrom('judging_round')
      .select('id')
      .where('activity_id', '=', activity_id)
      .where('position', '>', position)
      .limit(1)
      .executeTakeFirst();
    if (next) throw new CodedError('Changed');
    await tx.deleteFrom('judging_round').where('id', '=', id).execute();
    await noteAct(context, tx, held, 'removed');
  });
  return null;
}
