import { millisecondsInDay } from 'date-fns/constants';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobCode } from '../../codes';
import type { decideOnJob as contract } from '../../contract';
import { openUntilOf } from '../../rules/phase';
import { codesBefore, transitions } from '../../rules/transitions';
import type { JobRow } from '../find-job';
import { changeOwnJob } from '../own/own-job';
import { giveTakenBack } from '../own/submit-job';
import { showChange } from '../show-change';

type Decision = InputOf<typeof contract>;

/** The audit log's name of each decision. */
const deeds = {
  approve: 'recruitment.job.approved',
  refuse: 'recruitment.job.refused',
  takeDown: 'recruitment.job.takenDown',
} as const satisfies Record<Decision['act'], string>;

/**
 * Publishes a job, from when on the days of its post count; rejects it and gives the post back; or takes a public one down
 * (`rules/transitions.ts`), whose post goes on: it may be mended. Of concurrent decisions on a job one succeeds.
 * Throws code 400 with the rule `required` for a rejection without a reason, NullPointer for an unknown job, Changed for one that
 * its company or another reviewer has changed since and for an approval after its last day to apply, Unauthorized or Forbidden for
 * callers who may not review jobs.
 */
export async function decideOnJob(context: Context, decision: Decision): Promise<null> {
  requireAllowed(context, 'reviewJobs');
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
  if (act === 'approve') await showChange(tx, await publish(tx, decided, now), now);
  if (act === 'refuse') await giveTakenBack(tx, decided);
  if (act === 'takeDown') await showChange(tx, decided, now);
  await recordAudit(context, tx, {
    action: deeds[act],
    subject: 'recruitment.job',
    subjectId: id,
    before: { state: from[0] },
    after: reason === '' ? { state: to } : { state: to, reason },
  });
  await context.emit(context, tx, 'job.decided', { id, companyId: decided.company_id, act, reason });
}

/** The transition as the condition of one statement. What is taken down leaves the lists with it. */
async function change(tx: Tx, { id, revision, act, reason }: Decision, now: number): Promise<JobRow> {
  const decided = await tx
    .updateTable('job_post')
    .set({ review_state: jobCode[transitions[act].to], reason, is_listed: 0 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('review_state', 'in', codesBefore(act))
    .$if(act === 'approve', (row) =>
      row.where(({ or, eb }) => or([eb('apply_until', '=', 0), eb('apply_until', '>', now)])),
    )
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  const standing = await tx.selectFrom('job_post').select('id').where('id', '=', id).executeTakeFirst();
  throw new CodedError(standing ? 'Changed' : 'NullPointer');
}

/** Opens an approved job: for the days of the post that was taken for it, or of the one that still runs. */
function publish(tx: Tx, row: JobRow, now: number): Promise<JobRow> {
  const { id, company_id: companyId, taken_id, taken_days, taken_highlighted } = row;
  const postedUntil = taken_id === null ? row.posted_until : now + taken_days * millisecondsInDay;
  const open_until = openUntilOf({ applyUntil: row.apply_until, postedUntil });
  return changeOwnJob(
    tx,
    { id, companyId },
    {
      ...{ posted_until: postedUntil, open_until, is_listed: open_until > now ? 1 : 0 },
      ...{ refreshed_at: now, published_at: row.published_at ?? now, paused_at: null, closed_at: null },
      ...(taken_id !== null && {
        ...{ purchase_id: taken_id, is_highlighted: taken_highlighted },
        ...{ taken_id: null, taken_days: 0, taken_highlighted: 0 as const },
      }),
    },
  );
}
