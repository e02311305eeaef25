import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { jobCode } from '../codes';
import { showChange } from './show-change';

/**
 * Listens to 'account.erased': removes the texts of the company's jobs from the reviews too. Before any job is locked, as in a
 * decision.
 */
export async function forgetJobReviews(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const jobs = await tx.selectFrom('job_post').select('id').where('company_id', '=', personId).execute();
  for (const { id } of jobs) await forgetReviewsOf(tx, 'job', id);
}

/** What is left of a job of an erased company: that it was, for who applied, without what was said of it. */
const nothing = { duties_zh: '', duties_en: '', needs_zh: '', needs_en: '', address: '', reason: '', words: '[]' };

/** Listens to 'account.erased': closes what is public, and deletes what was never public. */
export async function eraseJobs(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const now = context.now();
  const drafts = await tx
    .deleteFrom('job_post')
    .where('company_id', '=', personId)
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of drafts) await context.emit(context, tx, 'job.removed', { id });
  const left = await tx
    .updateTable('job_post')
    .set((row) => ({
      ...{ ...nothing, is_listed: 0, closed_at: row.fn.coalesce('closed_at', row.val(now)) },
      // Nobody decides any more on what waits.
      review_state: row
        .case()
        .when('review_state', '=', jobCode.verified)
        .then(jobCode.verified)
        .else(jobCode.failed)
        .end(),
      ...{ taken_id: null, taken_days: 0, taken_highlighted: 0, revision: row('revision', '+', 1), updated_at: now },
    }))
    .where('company_id', '=', personId)
    .returningAll()
    .execute();
  for (const job of left) await showChange(tx, job, now);
}

/** Listens to 'account.exported': adds the company's jobs, with the texts under review. */
export async function exportJobs(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const jobs = await tx
    .selectFrom('job_post')
    .selectAll()
    .where('company_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const { words: _words, benefits, ...row } of jobs) {
    const underReview = await pendingTexts(tx, 'job', row.id);
    exported.push({ ...row, benefits: JSON.parse(benefits), underReview, createdAt: isoInBeijing(row.created_at) });
  }
  parts.jobs = exported;
}
