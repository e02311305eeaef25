import { recordAudit } from '@/lib/base/audit/port';
import { type ContestFacts, holdContest, requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { AwardPlan } from '../../contract';
import { takeRevision } from './plan-rows';
import { readPlan } from './read-plan';

interface PlanChange {
  contestId: string;
  revision: number;
  /** What it is called in the record, and what of it is recorded. */
  action: string;
  after: Record<string, unknown>;
  /** Recorded also where the organiser does it, not only staff. */
  isAlwaysRecorded?: boolean;
  /** Makes the change; may throw where its contest does not allow it. */
  change(tx: Tx, contest: ContestFacts): Promise<void>;
}

/**
 * Changes the plan of a contest in one transaction, which holds the contest: a change comes before a publication or after it.
 * Throws NullPointer for who is not at its desk, EventCanceled, Changed for a plan at another revision.
 */
export async function changePlan(context: Context, asked: PlanChange): Promise<AwardPlan> {
  const { contestId, action, after } = asked;
  const { isStaff } = await requireDesk(context, context.db.read, contestId);
  await context.db.transaction(async (tx) => {
    const contest = await holdContest(tx, contestId);
    if (contest.canceled_at !== null) throw new CodedError('EventCanceled');
    await takeRevision(context, tx, asked);
    await asked.change(tx, contest);
    if (isStaff || asked.isAlwaysRecorded) {
      await recordAudit(context, tx, { action, subject: 'activity', subjectId: contestId, after });
    }
  });
  return readPlan(context, contestId);
}
