import { contests, requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { previewResult as contract } from '../../contract';
import { findPlan } from '../desk/plan-rows';
import { buildResult } from './build-result';
import { findMissing } from './find-missing';

/**
 * What would be published now, and what it lacks; states of entries are those of before. Throws Unauthorized, NullPointer for who
 * is not at the desk, EventCanceled.
 */
export async function previewResult(
  context: Context,
  { contestId, stage }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const db = context.db.read;
  await requireDesk(context, db, contestId);
  const contest = await contests(db)
    .where('contest.activity_id', '=', contestId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  if (contest.canceled_at !== null) throw new CodedError('EventCanceled');
  const [revision, now] = [(await findPlan(db, contestId))?.revision ?? 0, context.now()];
  return {
    revision,
    missing: await findMissing(db, { contest, stage, now }),
    document: await buildResult(db, { contest, stage, now }),
  };
}
