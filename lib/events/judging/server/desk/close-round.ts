import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { closeRound as contract, Round } from '../../contract';
import { holdDeskRound, type RoundRow } from '../find-round';
import { keepStanding } from '../keep-standing';
import { noteAct } from '../note-act';
import { readRound } from '../read-round';

/**
 * Closes a round after its deadline, or once no score is missing: a score that came before counts, none comes afterwards. The
 * standing is kept, and its chair told of ties that no rule parts.
 * Throws code `400` with the rule `running` at `deadlineTime` while scores are missing and may still come, and, unless
 * acknowledged, with `unscored` at `entries` where nobody scored one; Unauthorized, NullPointer, EventCanceled, Changed.
 */
export async function closeRound(context: Context, input: InputOf<typeof contract>): Promise<Round> {
  const { id, goOn, acknowledged } = input;
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, id, ['open']);
    const now = context.now();
    await requireOver(tx, held.round, now);
    const stood = await keepStanding(tx, held.round);
    if (!acknowledged && stood.some(({ mean }) => mean === null)) {
      throw new CodedError('400', { fields: [{ field: 'entries', rule: 'unscored' }] });
    }
    await tx
      .updateTable('judging_round')
      .set((row) => ({
        ...{ state: 'closed', go_on: goOn, closed_at: now, updated_at: now },
        revision: row('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    if (stood.some(({ tie }) => tie === 'open')) {
      await context.emit(context, tx, 'judging.tied', { roundId: id, contestId: held.round.activity_id });
    }
    await noteAct(context, tx, held, 'closed', { goOn });
    return readRound(context, tx, id);
  });
}

async function requireOver(tx: Tx, { id, deadline_at }: RoundRow, now: number): Promise<void> {
  if (deadline_at !== null && now >= deadline_at) return;
  const missing = await tx
    .selectFrom('judging_assignment')
    .select('id')
    .where('round_id', '=', id)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  if (missing) throw new CodedError('400', { fields: [{ field: 'deadlineTime', rule: 'running' }] });
}
