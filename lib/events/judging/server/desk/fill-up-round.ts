import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { fillUpRound as contract, Round } from '../../contract';
import { findConflicts, keepConflicts } from '../conflicts';
import { holdDeskRound } from '../find-round';
import { giveOut } from '../give-out';
import { noteAct } from '../note-act';
import { findJudges } from '../panel';
import { readRound } from '../read-round';
import { entriesOfRound } from '../round-entries';

/**
 * Gives entries of an open round that lack judges, because some recused themselves or were removed, to others of its panel by the
 * same rule, and tells who got some. Filling up twice is filling up once. Throws Unauthorized, NullPointer, EventCanceled, Changed.
 */
export async function fillUpRound(context: Context, { id }: InputOf<typeof contract>): Promise<Round> {
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, id, ['open']);
    const { activity_id: contestId, seed, revision, per_entry: perEntry } = held.round;
    const now = context.now();
    const judges = await findJudges(tx, id);
    const conflicts = await findConflicts(tx, contestId, judges);
    await keepConflicts(tx, contestId, conflicts, now);
    const entries = await entriesOfRound(tx, id).execute();
    // A seed of its own each time, which follows from the first one.
    const drawn = `${seed} ${revision}`;
    const given = await giveOut(tx, { roundId: id, seed: drawn, now, judges, conflicts, perEntry, entries });
    if (given.length > 0) {
      await tx
        .updateTable('judging_round')
        .set({ revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .execute();
      const people = [...new Set(given.map(({ judgeId }) => judgeId))].toSorted();
      await context.emit(context, tx, 'judging.assigned', { roundId: id, contestId, people });
      await noteAct(context, tx, held, 'filledUp', { given: given.length });
    }
    return readRound(context, tx, id);
  });
}
