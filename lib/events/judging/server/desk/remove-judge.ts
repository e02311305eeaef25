import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { standingAssignments } from '../../codes';
import type { removeJudge as contract, Round } from '../../contract';
import { holdDeskRound } from '../find-round';
import { noteAct } from '../note-act';
import { readRound } from '../read-round';
import { setAside } from '../set-aside';

/**
 * Takes a judge out of a panel, which tells them. In an open round what they did not score is set aside; their scores stay, as the
 * panel was fixed, unless they are removed for a conflict. A reason is kept then.
 * Throws code `400` with the rule `required` without one, Unauthorized, NullPointer for who is not in the panel, EventCanceled,
 * Changed for a closed round.
 */
export async function removeJudge(context: Context, input: InputOf<typeof contract>): Promise<Round> {
  const { roundId, userId, isConflict, reason } = input;
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, roundId, ['draft', 'open']);
    const isOpen = held.round.state === 'open';
    if (isOpen && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
    const removed = await tx
      .updateTable('judging_judge')
      .set({ state: 'removed', is_chair: 0, reason })
      .where('round_id', '=', roundId)
      .where('person_id', '=', userId)
      .where('state', 'in', ['invited', 'accepted'])
      .executeTakeFirst();
    if (removed.numUpdatedRows === 0n) throw new CodedError('NullPointer');
    if (isOpen) await setAside(tx, { roundId, judgeId: userId }, isConflict ? standingAssignments : ['open']);
    const contestId = held.round.activity_id;
    await context.emit(context, tx, 'judging.removed', { roundId, contestId, personId: userId });
    await noteAct(context, tx, held, 'judgeRemoved', { userId, isConflict, reason });
    return readRound(context, tx, roundId);
  });
}
