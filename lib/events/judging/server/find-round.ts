import { contests, holdContest, requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { RoundState } from '../codes';
import type { RoundFields } from '../contract';
import type { JudgingRoundTable } from './tables';

export type RoundRow = Awaited<ReturnType<typeof findRound>>;

/** A round. Throws NullPointer for an unknown one. */
export function findRound(db: Reader, id: string) {
  return db
    .selectFrom('judging_round')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** A round for who is at the desk of its contest. Throws Unauthorized, and NullPointer for everybody else. */
export async function findDeskRound(context: Context, id: string): Promise<RoundRow> {
  const round = await findRound(context.db.read, id);
  await requireDesk(context, context.db.read, round.activity_id);
  return round;
}

/**
 * Locks the row of a round for the rest of the transaction and returns it. Whoever changes anything of a round holds it first: a
 * score and the close, a score and a removal come one after the other. A write that changes nothing, because that locks the row
 * on both engines. Throws NullPointer.
 */
export function holdRound(tx: Tx, id: string): Promise<RoundRow> {
  return tx
    .updateTable('judging_round')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** What the acts at a desk are about. */
export interface HeldRound {
  round: RoundRow;
  /** As staff, whose acts are recorded. */
  isStaff: boolean;
}

/**
 * A round whose contest still runs, for who is at its desk: both rows are held, the contest first, so that nothing is published
 * or canceled meanwhile. Throws Unauthorized, NullPointer, EventCanceled, and Changed where its awards are published or the round
 * is in another state than these.
 */
export async function holdDeskRound(
  context: Context,
  tx: Tx,
  id: string,
  states: readonly RoundState[],
): Promise<HeldRound> {
  const { activity_id } = await findRound(tx, id);
  const { isStaff } = await requireDesk(context, tx, activity_id);
  await holdRunningContest(tx, activity_id);
  const round = await holdRound(tx, id);
  if (!states.includes(round.state)) throw new CodedError('Changed');
  return { round, isStaff };
}

/** Holds a contest that is neither canceled (EventCanceled) nor decided (Changed). */
export async function holdRunningContest(tx: Tx, id: string) {
  const contest = await holdContest(tx, id);
  if (contest.canceled_at !== null) throw new CodedError('EventCanceled');
  if (contest.decided_at !== null) throw new CodedError('Changed');
  return contest;
}

/** The contest of a round. */
export const contestOf = (db: Reader, { activity_id }: Pick<JudgingRoundTable, 'activity_id'>) =>
  contests(db)
    .where('contest.activity_id', '=', activity_id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));

/** What is written of a round, as the rules know it. */
export const fieldsOf = (row: RoundRow): RoundFields => ({
  ...{ nameZh: row.name_zh, nameEn: row.name_en, perEntry: row.per_entry, needsReason: row.needs_reason === 1 },
  ...{ criteria: JSON.parse(row.criteria), tieOrder: JSON.parse(row.tie_order) },
  deadlineTime: row.deadline_at === null ? '' : new Date(row.deadline_at).toISOString(),
});
