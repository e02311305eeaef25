import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode } from '../../codes';
import type { decideOnDemand as contract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import type { DemandRow } from '../find-demand';
import { requireCompany } from '../own/own-demand';
import { showChange } from '../show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'demand.approved',
  refuse: 'demand.refused',
  takeDown: 'demand.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes a demand, rejects it, or takes a public one down (`rules/transitions.ts`). Of concurrent decisions on a demand one
 * succeeds; the first approval sets its date.
 * Throws code 400 with the rule `required` for a rejection without a reason; CompanyNeeded for the approval of one whose owner is
 * no verified company any more; NullPointer for an unknown demand; Changed for one that its company or another reviewer has changed
 * since, and for an approval after its last day; Unauthorized or Forbidden for callers who may not review demands.
 */
export async function decideOnDemand(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewDemands');
  const { act } = decision;
  const { needsReason = false } = transitions[act];
  const reason = needsReason ? decision.reason : '';
  if (needsReason && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  await context.db.transaction((tx) => decide(context, tx, { ...decision, reason }));
  return null;
}

async function decide(context: Context, tx: Tx, decision: Decision): Promise<void> {
  const { id, act, reason } = decision;
  const { to, from } = transitions[act];
  const now = context.now();
  const decided = await change(tx, decision, now);
  const { owner_id: ownerId, closed_at, docked_at } = decided;
  if (act === 'approve') await requireCompany(tx, ownerId);
  if (act !== 'refuse') await showChange(tx, decided, now);
  await recordAudit(context, tx, {
    action: deeds[act],
    subject: 'demand',
    subjectId: id,
    before: { state: from[0] },
    after: reason === '' ? { state: to } : { state: to, reason },
  });
  if (act === 'takeDown' && closed_at === null && docked_at === null)
    await context.emit(context, tx, 'demand.closed', { id, ownerId, isLapsed: false });
  await context.emit(context, tx, 'demand.decided', { id, ownerId, act, reason });
}

/** The transition as the condition of one statement. */
async function change(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<DemandRow> {
  const decided = await tx
    .updateTable('project_demand')
    .set((row) => ({
      ...{ review_state: demandCode[transitions[act].to], reason },
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)), closed_at: null }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('review_state', 'in', codesBefore(act))
    .$if(act === 'approve', (row) => row.where('propose_until', '>', now))
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('project_demand').select('id').where('id', '=', id).executeTakeFirst();
  throw new CodedError(standing ? 'Changed' : 'NullPointer');
}
