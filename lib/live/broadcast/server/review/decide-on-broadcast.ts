import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode } from '../../codes';
import type { decideOnBroadcast as contract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import type { BroadcastRow } from '../find-broadcast';
import { noteEnded } from '../note-facts';
import { showChange } from '../show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'live.broadcast.approved',
  refuse: 'live.broadcast.refused',
  takeDown: 'live.broadcast.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes a broadcast, rejects it, or takes a public one down (`rules/transitions.ts`); one that is taken down before it was on
 * air is canceled with that, one that is on air is ended, both for good. Of concurrent decisions on a broadcast one succeeds; the
 * first approval sets its date.
 * Throws code 400 with the rule `required` for a rejection without a reason, NullPointer for an unknown broadcast, Changed for
 * one that its host or another reviewer has changed since and for a first approval after its planned end, Unauthorized or Forbidden for callers who may not review
 * broadcasts.
 */
export async function decideOnBroadcast(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewBroadcasts');
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
  if (act === 'takeDown') await noteEnded(context, tx, id, now);
  if (act !== 'refuse') await showChange(tx, decided, now);
  await recordAudit(context, tx, {
    action: deeds[act],
    subject: 'live',
    subjectId: id,
    before: { state: from[0] },
    after: reason === '' ? { state: to } : { state: to, reason },
  });
  if (act === 'approve') await context.emit(context, tx, 'broadcast.offered', { id });
  if (isCanceled) await context.emit(context, tx, 'broadcast.canceled', { id, reason });
  await context.emit(context, tx, 'broadcast.decided', { id, hostId: decided.host_id, act, reason });
}

/** The transition as the condition of one statement. */
async function change(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<BroadcastRow> {
  const decided = await tx
    .updateTable('live_broadcast')
    .set((row) => ({
      review_state: broadcastCode[transitions[act].to],
      reason,
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)) }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('review_state', 'in', codesBefore(act))
    .$if(act === 'approve', (row) =>
      row.where(({ or, eb }) => or([eb('verified_at', 'is not', null), eb('planned_end_at', '>', now)])),
    )
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('live_broadcast').select('id').where('id', '=', id).executeTakeFirst();
  throw new CodedError(standing ? 'Changed' : 'NullPointer');
}

/**
 * Notes that a broadcast that is taken down is canceled; false for one that was on air, is noted as missed, or was canceled before.
 * One that is over and not noted yet is canceled: nobody would note it once it is not public, and its passes are to be refunded.
 */
async function cancel(tx: Tx, id: string, now: number): Promise<boolean> {
  const canceled = await tx
    .updateTable('live_broadcast')
    .set({ canceled_at: now })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}
