import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { holdRound } from './find-round';
import { toScoreList } from './score-list';
import { setAside } from './set-aside';

/**
 * Listens to 'account.erased': the person leaves the panels of rounds that are not closed. What they scored stays, as that of a
 * deleted user, and what they did not score is set aside.
 */
export async function eraseJudging(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const seats = await tx
    .selectFrom('judging_judge')
    .innerJoin('judging_round', 'judging_round.id', 'judging_judge.round_id')
    .select('judging_round.id')
    .where('person_id', '=', personId)
    .where('judging_judge.state', 'in', ['invited', 'accepted'])
    .where('judging_round.state', 'in', ['draft', 'open'])
    // In one order, so that two who are erased at once do not wait for one another.
    .orderBy('judging_round.id')
    .execute();
  for (const { id: roundId } of seats) {
    await holdRound(tx, roundId);
    await tx
      .updateTable('judging_judge')
      .set({ state: 'removed', is_chair: 0 })
      .where('round_id', '=', roundId)
      .where('person_id', '=', personId)
      .execute();
    await setAside(tx, { roundId, judgeId: personId }, ['open']);
  }
}

/** Listens to 'account.exported': adds the rounds in which the person judges or judged, and what they scored. */
export async function exportJudging(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const seats = await tx
    .selectFrom('judging_judge')
    .select(['round_id', 'state', 'invited_at'])
    .where('person_id', '=', personId)
    .orderBy('invited_at')
    .execute();
  const given = await tx
    .selectFrom('judging_assignment')
    .select(['round_id', 'entry_id', 'state', 'scores', 'comment', 'reason'])
    .where('judge_id', '=', personId)
    .orderBy('entry_id')
    .execute();
  parts.judging = seats.map(({ round_id, state, invited_at }) => ({
    ...{ roundId: round_id, state, invitedAt: isoInBeijing(invited_at) },
    assignments: given
      .filter((one) => one.round_id === round_id)
      .map(({ round_id: _, entry_id, scores, ...one }) => ({
        ...{ entryId: entry_id, ...one, scores: toScoreList(scores) },
      })),
  }));
}
