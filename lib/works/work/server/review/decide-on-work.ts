import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { earnPoints } from '@/lib/money/wallet/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnWork as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { keepScore } from '../keep-score';
import type { VideoTable } from '../tables';
import { showChange } from '../works/show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'video.work.approved',
  refuse: 'video.work.refused',
  takeDown: 'video.work.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes a work, rejects it, or takes a public one down (`rules/transitions.ts`). Of concurrent decisions on a work
 * one succeeds; the first approval sets the work's date.
 * Throws code 400 with the rule `required` for a rejection without a reason, NullPointer for an unknown work, Changed
 * for one that its creator or another reviewer has changed since, NotPlayable for approving one without a playable
 * film, Unauthorized or Forbidden for callers who may not review works.
 */
export async function decideOnWork(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewWorks');
  const { id, act } = decision;
  const reason = transitions[act].needsReason ? decision.reason : '';
  if (transitions[act].needsReason && reason === '') {
    throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  }
  await context.db.transaction(async (tx) => {
    const decided = await decide(tx, { ...decision, reason }, context.now());
    if (!decided) throw await refusalOf(tx, decision);
    if (act !== 'refuse') await showChange(tx, decided, context.now());
    const { to, from } = transitions[act];
    await recordAudit(context, tx, {
      action: deeds[act],
      subject: 'video.work',
      subjectId: id,
      before: { state: from[0] },
      after: reason === '' ? { state: to } : { state: to, reason },
    });
    if (act === 'approve') await rewardFirst(context, tx, decided);
    await context.emit(context, tx, 'work.decided', { id, authorId: decided.author_id, act, reason });
  });
  return null;
}

/** The first approval earns its creator points; one that was taken down and is approved again has earned them. */
async function rewardFirst(
  context: Context,
  tx: Tx,
  { id, author_id, verified_at }: Pick<VideoTable, 'id' | 'author_id' | 'verified_at'>,
): Promise<void> {
  if (verified_at !== context.now()) return;
  await earnPoints(context, tx, { personId: author_id, deed: 'workVerified', about: id });
}

/** The transition as the condition of one statement; undefined where it does not hold. */
async function decide(tx: Tx, { id, revision, act, reason }: Decision, now: number) {
  const decided = await tx
    .updateTable('video')
    .set((row) => ({
      state: transitions[act].to,
      reason,
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)) }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', 'in', statesBefore(act))
    .$if(act === 'approve', (update) => update.where((row) => row.exists(readyFile(tx, id))))
    .returning(['id', 'author_id', 'view_count', 'like_count', 'verified_at'])
    .executeTakeFirst();
  if (decided && act === 'approve') await keepScore(tx, decided);
  return decided;
}

function readyFile(tx: Tx, id: string) {
  return tx.selectFrom('video_source').select('video_id').where('video_id', '=', id).where('state', '=', 'ready');
}

async function refusalOf(tx: Tx, { id, revision, act }: Decision): Promise<CodedError> {
  const work = await tx.selectFrom('video').select(['state', 'revision']).where('id', '=', id).executeTakeFirst();
  if (!work || work.state === 'deleted') return new CodedError('NullPointer');
  const isSame = work.revision === revision && statesBefore(act).includes(work.state);
  return new CodedError(isSame ? 'NotPlayable' : 'Changed');
}
