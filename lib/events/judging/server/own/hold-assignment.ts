import { contests } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { standingAssignments } from '../../codes';
import { holdRound } from '../find-round';
import { findSeat } from '../find-seat';
import type { AssignmentOf } from './read-assignment';

/**
 * An assignment that takes scores now, with its round, whose row is held. Throws NullPointer for that of another judge or of one
 * who was removed, EventCanceled, JudgingClosed from the deadline or the close on, and for one that was set aside or from which
 * the judge recused themselves.
 */
export async function holdAssignment(context: Context, tx: Tx, { id, personId }: AssignmentOf) {
  const own = tx.selectFrom('judging_assignment').where('id', '=', id).where('judge_id', '=', personId);
  const { round_id: roundId } = await own
    .select('round_id')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const round = await holdRound(tx, roundId);
  // Read after the lock: whoever removes a judge or closes the round holds it as well.
  await findSeat(tx, { roundId, personId }, ['accepted']);
  const given = await own.selectAll().executeTakeFirstOrThrow();
  const contest = await contests(tx).where('contest.activity_id', '=', round.activity_id).executeTakeFirstOrThrow();
  if (contest.canceled_at !== null) throw new CodedError('EventCanceled');
  const isOver = round.state !== 'open' || context.now() >= (round.deadline_at ?? 0);
  if (isOver || !standingAssignments.some((state) => state === given.state)) throw new CodedError('JudgingClosed');
  return { round, given };
}
