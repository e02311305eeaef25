import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { answerJudging as contract } from '../../contract';
import { holdRound } from '../find-round';
import { findSeat } from '../find-seat';

/**
 * The caller judges in a round, or does not, which its organiser is told; they may change their mind until it opens. Answering
 * twice is answering once. Throws Unauthorized, NullPointer for who is not asked, JudgingClosed once it is open.
 */
export async function answerJudging(context: Context, { roundId, accepts }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await findSeat(tx, { roundId, personId }, ['invited', 'accepted', 'declined']);
    const round = await holdRound(tx, roundId);
    if (round.state !== 'draft') throw new CodedError('JudgingClosed');
    const state = accepts ? 'accepted' : 'declined';
    const answered = await tx
      .updateTable('judging_judge')
      .set({ state, answered_at: context.now() })
      .where('round_id', '=', roundId)
      .where('person_id', '=', personId)
      .where('state', 'in', ['invited', accepts ? 'declined' : 'accepted'])
      .executeTakeFirst();
    if (answered.numUpdatedRows === 0n) return;
    const contestId = round.activity_id;
    await context.emit(context, tx, 'judging.answered', { roundId, contestId, personId, accepts });
  });
  return null;
}
