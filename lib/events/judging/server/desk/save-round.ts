import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { judgingLimits } from '../../codes';
import type { saveRound as contract, Round } from '../../contract';
import { wrongInRound } from '../../rules/check-round';
import { holdDeskRound, holdRunningContest } from '../find-round';
import { noteAct } from '../note-act';
import { readRound } from '../read-round';

type Input = InputOf<typeof contract>;

/**
 * Saves what is written of a round that is not open yet; revision 0 adds it after the others of its contest. It may be incomplete.
 * Throws code `400` for what contradicts itself (`wrongInRound`), Unauthorized, NullPointer, EventCanceled, ListFull beyond five
 * rounds, Changed for an outdated revision, an open round or a decided contest.
 */
export async function saveRound(context: Context, input: Input): Promise<Round> {
  const fields = wrongInRound(input);
  if (fields.length > 0) throw new CodedError('400', { fields });
  return context.db.transaction(async (tx) => {
    if (input.revision === 0) await addRound(context, tx, input);
    else await changeRound(context, tx, input);
    return readRound(context, tx, input.id);
  });
}

/** Two that are added at once come one after the other, since both hold the contest. */
async function addRound(context: Context, tx: Tx, input: Input): Promise<void> {
  const { isStaff } = await requireDesk(context, tx, input.contestId);
  await holdRunningContest(tx, input.contestId);
  const last = await tx
    .selectFrom('judging_round')
    .select('position')
    .where('activity_id', '=', input.contestId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  if (position > judgingLimits.rounds) throw new CodedError('ListFull');
  const now = context.now();
  const added = await tx
    .insertInto('judging_round')
    .values({
      ...{ id: input.id, activity_id: input.contestId, position, state: 'draft', revision: 1 },
      ...{ ...columnsOf(input), created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw new CodedError('Changed');
  await noteAct(context, tx, { round: added, isStaff }, 'added');
}

async function changeRound(context: Context, tx: Tx, { id, contestId, revision, ...fields }: Input): Promise<void> {
  const held = await holdDeskRound(context, tx, id, ['draft']);
  if (held.round.revision !== revision || held.round.activity_id !== contestId) throw new CodedError('Changed');
  await tx
    .updateTable('judging_round')
    .set((row) => ({ ...columnsOf(fields), revision: row('revision', '+', 1), updated_at: context.now() }))
    .where('id', '=', id)
    .execute();
  await noteAct(context, tx, held, 'saved');
}

const columnsOf = (fields: Omit<Input, 'id' | 'contestId' | 'revision'>) => ({
  ...{ name_zh: fields.nameZh, name_en: fields.nameEn, per_entry: fields.perEntry },
  ...{ criteria: JSON.stringify(fields.criteria), tie_order: JSON.stringify(fields.tieOrder) },
  deadline_at: fields.deadlineTime === '' ? null : Date.parse(fields.deadlineTime),
  needs_reason: fields.needsReason ? (1 as const) : (0 as const),
});
