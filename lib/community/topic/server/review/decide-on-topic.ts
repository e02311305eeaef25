import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnTopic as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { countMembers } from '../count-members';
import { requireRoomToHost } from '../hosted';
import { findRunner } from '../own/find-runner';
import type { TopicRecord } from '../own/own-topic';
import { showChange } from '../own/show-change';

type Decision = InputOf<typeof contract>;

/** What the record calls each decision. */
const deeds = {
  approve: 'topic.channel.approved',
  refuse: 'topic.channel.refused',
  takeDown: 'topic.channel.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Makes a channel public, refuses it, or takes a public one down (`rules/transitions.ts`). With the first approval whoever
 * asked for it is its host. Of several decisions on the same channel at once one is made.
 *
 * Throws code 400 with the rule `required` for a refusal without a reason, NullPointer for a channel that is not there, Changed
 * for one that has changed since, ListFull for an approval where whoever asked hosts as many channels as one may, Unauthorized
 * or Forbidden for who may not review channels.
 */
export async function decideOnTopic(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewChannels');
  const { id, act } = decision;
  const { to, from, needsReason = false } = transitions[act];
  const reason = needsReason ? decision.reason : '';
  if (needsReason && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const decided = await decide(tx, { ...decision, reason }, now);
    if (act === 'approve') await giveHost(tx, decided, now);
    if (act !== 'refuse') await showChange(tx, id, now);
    await context.emit(context, tx, 'topic.decided', { id, personId: await findRunner(tx, id), act, reason });
    await recordAudit(context, tx, {
      action: deeds[act],
      subject: 'topic',
      subjectId: id,
      before: { state: from[0] },
      after: reason === '' ? { state: to } : { state: to, reason },
    });
  });
  return null;
}

/** The table's line as the condition of one statement. */
async function decide(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<TopicRecord> {
  const decided = await tx
    .updateTable('topic')
    .set((row) => ({
      state: transitions[act].to,
      reason,
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)), active_at: now }),
      // What is taken down is not featured when it comes back.
      ...(act === 'takeDown' && { featured_at: null }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', 'in', statesBefore(act))
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('topic').select('state').where('id', '=', id).executeTakeFirst();
  throw new CodedError(!standing || standing.state === 'deleted' ? 'NullPointer' : 'Changed');
}

/** Makes whoever asked for a channel its host and so its member, unless it has a host. They must have room; its row is held. */
async function giveHost(tx: Tx, { id, creator_id }: TopicRecord, now: number): Promise<void> {
  if (creator_id === null) return;
  const host = await tx
    .selectFrom('topic_member')
    .select('person_id')
    .where('topic_id', '=', id)
    .where('role', '=', 'host')
    .executeTakeFirst();
  if (host) return;
  await requireRoomToHost(tx, creator_id);
  const joined = await tx
    .insertInto('topic_member')
    .values({ topic_id: id, person_id: creator_id, role: 'host', created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (joined) await countMembers(tx, id, 1, now);
  else
    await tx
      .updateTable('topic_member')
      .set({ role: 'host' })
      .where('topic_id', '=', id)
      .where('person_id', '=', creator_id)
      .execute();
}
