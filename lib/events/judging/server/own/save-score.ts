import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Assignment, saveScore as contract } from '../../contract';
import { missingScores, totalOf } from '../../rules/total';
import { fieldsOf, type RoundRow } from '../find-round';
import { holdAssignment } from './hold-assignment';
import { readAssignment } from './read-assignment';

type Input = InputOf<typeof contract>;

/**
 * Saves the scores of the caller for an entry: as a draft, or sent, which counts at once. What was sent can be changed until the
 * deadline or the close, and stays complete.
 * Throws code `400` for a criterion that the round does not have (`unknown`), and for what is missing of scores that are sent
 * (`missingScores`); Unauthorized, NullPointer, EventCanceled, JudgingClosed, and Changed for an outdated revision.
 */
export async function saveScore(context: Context, input: Input): Promise<Assignment> {
  const own = { id: input.id, personId: signedIn(context).personId };
  return context.db.transaction(async (tx) => {
    const { round, given } = await holdAssignment(context, tx, own);
    const isScored = input.isSent || given.state === 'scored';
    const { scores, total } = readScores(round, input, isScored);
    const saved = await tx
      .updateTable('judging_assignment')
      .set({
        ...{ scores: JSON.stringify(scores), comment: input.comment, revision: input.revision + 1 },
        ...(isScored && { state: 'scored', total, scored_at: context.now() }),
      })
      .where('id', '=', own.id)
      .where('revision', '=', input.revision)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw new CodedError('Changed');
    return readAssignment(context, tx, own);
  });
}

/** The scores by criteria, and their total. Throws code `400`. */
function readScores(round: RoundRow, { scores: written, comment }: Input, isScored: boolean) {
  const { criteria, needsReason } = fieldsOf(round);
  const known = new Set(criteria.map(({ id }) => id));
  const scores = Object.fromEntries(written.map(({ criterionId, score }) => [criterionId, score]));
  const unknown = written.flatMap(({ criterionId }, index) =>
    known.has(criterionId) ? [] : [{ field: `scores.${index}`, rule: 'unknown' }],
  );
  const fields = [...unknown, ...(isScored ? missingScores(criteria, { scores, comment, needsReason }) : [])];
  if (fields.length > 0) throw new CodedError('400', { fields });
  return { scores, total: totalOf(criteria, scores) };
}
