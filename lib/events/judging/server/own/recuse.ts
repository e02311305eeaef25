import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { recuse as contract } from '../../contract';
import { keepConflicts } from '../conflicts';
import { holdAssignment } from './hold-assignment';

/**
 * The caller does not judge an entry, for a reason that its organiser reads: they count as absent, what they scored of it goes, and
 * they get it in no later round. Throws Unauthorized, NullPointer, EventCanceled, JudgingClosed.
 */
export async function recuse(context: Context, { id, reason }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const { round, given } = await holdAssignment(context, tx, { id, personId });
    await tx
      .updateTable('judging_assignment')
      .set({
        ...{ state: 'recused', reason, scores: '{}', comment: '', total: null, scored_at: null },
        revision: given.revision + 1,
      })
      .where('id', '=', id)
      .execute();
    const declared = { judgeId: personId, entryId: given.entry_id, kind: 'declared' } as const;
    await keepConflicts(tx, round.activity_id, [declared], context.now());
  });
  return null;
}
