import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnArticle as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { keepLists } from '../lists';
import type { ArticleRow } from '../own/own-article';
import { showChange } from '../show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'article.post.approved',
  refuse: 'article.post.refused',
  takeDown: 'article.post.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes an article, rejects it, or takes a public one down (`rules/transitions.ts`). Of concurrent decisions on an article
 * one succeeds; the first approval sets its date.
 * Throws code 400 with the rule `required` for a rejection without a reason, NullPointer for an unknown article, Changed for
 * one that its author or another reviewer has changed since, Unauthorized or Forbidden for callers who may not review articles.
 */
export async function decideOnArticle(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewArticles');
  const { id, act } = decision;
  const { to, from, needsReason = false } = transitions[act];
  const reason = needsReason ? decision.reason : '';
  if (needsReason && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const decided = await decide(tx, { ...decision, reason }, now);
    if (act !== 'refuse') {
      await keepLists(tx, decided);
      await showChange(tx, decided, now);
    }
    await recordAudit(context, tx, {
      action: deeds[act],
      subject: 'article',
      subjectId: id,
      before: { state: from[0] },
      after: reason === '' ? { state: to } : { state: to, reason },
    });
    await context.emit(context, tx, 'article.decided', { id, authorId: decided.author_id, act, reason });
  });
  return null;
}

/** The transition as the condition of one statement. */
async function decide(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<ArticleRow> {
  const decided = await tx
    .updateTable('article')
    .set((row) => ({
      state: transitions[act].to,
      reason,
      ...(act === 'approve' && { verified_at: row.fn.coalesce('verified_at', row.val(now)) }),
      // What is taken down is not featured when it comes back.
      ...(act === 'takeDown' && { featured_at: null }),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', 'in', statesBefore(act))
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('article').select('state').where('id', '=', id).executeTakeFirst();
  throw new CodedError(!standing || standing.state === 'deleted' ? 'NullPointer' : 'Changed');
}
