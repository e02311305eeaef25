import type { Tx } from '@/lib/platform/server/db/database';
import type { AssignmentState } from '../codes';

/** Sets the assignments of a judge in a round aside that are in these states: they count as absent. The round is held. */
export async function setAside(
  tx: Tx,
  { roundId, judgeId }: { roundId: string; judgeId: string },
  states: readonly AssignmentState[],
): Promise<void> {
  await tx
    .updateTable('judging_assignment')
    .set((row) => ({ state: 'setAside', revision: row('revision', '+', 1) }))
    .where('round_id', '=', roundId)
    .where('judge_id', '=', judgeId)
    .where('state', 'in', states)
    .execute();
}
