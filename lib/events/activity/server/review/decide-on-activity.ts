import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { reviewCode } from '../../codes';
import type { decideOnActivity as contract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import { keepEntries } from '../entries';
import type { ActivityRow } from '../own/own-activity';
import { showChange } from '../show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'activity.event.approved',
  refuse: 'activity.event.refused',
  takeDown: 'activity.event.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes an activity, rejects it, or takes a public one down (`rules/transitions.ts`); one that is taken down before it ends
 * is canceled with that, for good. Of concurrent decisions on an activity one succeeds; the first approval sets its date.
 * Throws code 400 with the rule `required` for a rejection without a reason, NullPointer for an unknown activity, Changed for
 * one that its organiser or another reviewer has changed since, Unauthorized or Forbidden for callers who may not review
 * activities.
 */
export async function decideOnActivity(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewActivities');
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
  const isCanceled = act === 'takeDown' && (await cancel(tx, id, now));
  if (act !== 'refuse') {
    await keepEntries(tx, decided);
    await showChange(tx, decided, now);
  }
  await recordAudit(context, tx, {
    action: deeds[act],
    subject: 'activity',
    subjectId: id,
    before: { state: from[0] },
    after: reason === '' ? { state: to } : { state: to, reason },
  });
  if (act === 'approve') await context.emit(context, tx, 'activity.offered', { id });
  if (isCanceled) await context.emit(context, tx, 'activity.canceled', { id, reason });
  await context.emit(context, tx, 'activity.decided', { id, organiserId: decided.organiser_id, act, reason });
}

/** The transition as the condition of one statement. */
async function change(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<ActivityRow> {
  const decided = await tx
    .updateTable('activity')
    .set((row) => ({
      review_state: reviewCode[transitions[act].to],
      reason,
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)) }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('review_state', 'in', codesBefore(act))
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('activity').select('id').where('id', '=', id).executeTakeFirst();
  throw new CodedError(standing ? 'Changed' : 'NullPointer');
}

/** Notes that an activity that is taken down is canceled; false for one that had ended, or was canceled before. */
async function cancel(tx: Tx, id: string, now: number): Promise<boolean> {
  const canceled = await tx
    .updateTable('activity')
    .set({ canceled_at: now })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .where('hold_end_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}
