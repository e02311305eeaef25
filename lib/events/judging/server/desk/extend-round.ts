import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { extendRound as contract, Round } from '../../contract';
import { holdDeskRound } from '../find-round';
import { noteAct } from '../note-act';
import { findJudges } from '../panel';
import { readRound } from '../read-round';

/**
 * Gives the judges of an open round more time, which tells them. Throws code `400` with the rule `past` for a deadline that is not
 * after now and after the one before, Unauthorized, NullPointer, EventCanceled, and Changed for another revision or state.
 */
export async function extendRound(context: Context, input: InputOf<typeof contract>): Promise<Round> {
  const { id, revision } = input;
  const deadline = Date.parse(input.deadlineTime);
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, id, ['open']);
    const { round } = held;
    if (round.revision !== revision) throw new CodedError('Changed');
    if (deadline <= Math.max(context.now(), round.deadline_at ?? 0)) {
      throw new CodedError('400', { fields: [{ field: 'deadlineTime', rule: 'past' }] });
    }
    await tx
      .updateTable('judging_round')
      .set({ deadline_at: deadline, revision: revision + 1, updated_at: context.now() })
      .where('id', '=', id)
      .execute();
    const people = await findJudges(tx, id);
    await context.emit(context, tx, 'judging.extended', {
      roundId: id,
      contestId: round.activity_id,
      people,
      deadline,
    });
    await noteAct(context, tx, held, 'extended', { deadlineTime: input.deadlineTime });
    return readRound(context, tx, id);
  });
}
