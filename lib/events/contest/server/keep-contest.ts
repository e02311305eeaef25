import { reviewCode } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { noteChanges } from './note-change';
import { showContest } from './show-contest';
import { queueTurns } from './turn-contest';

/**
 * Listens to 'activity.offered', 'activity.canceled' and 'activity.decided': makes a contest fit its activity, whose row is
 * locked, so that nothing of what is read here changes before it is written. Publishing a contest calls it too.
 * Throws code `400` with the rule `judged` for other times of registration once its shortlist or its awards are public.
 */
export async function keepContest(context: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  const now = context.now();
  const standing = await tx
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .select(['activity.enrol_start_at', 'activity.enrol_end_at', 'review_state', 'canceled_at'])
    .select(['published_at', 'is_listed', 'contest.enrol_end_at as former_end_at'])
    .where('contest.activity_id', '=', id)
    .executeTakeFirst();
  if (!standing) return;
  const { enrol_start_at, enrol_end_at, published_at, is_listed, former_end_at } = standing;
  const isPublic = standing.review_state === reviewCode.verified && standing.canceled_at === null;
  const kept = await tx
    .updateTable('contest')
    .set({ enrol_start_at, enrol_end_at, is_listed: isPublic && published_at !== null ? 1 : 0 })
    .where('activity_id', '=', id)
    .where((row) =>
      row.or([
        row.and([row('shortlisted_at', 'is', null), row('decided_at', 'is', null)]),
        row.and([row('enrol_start_at', '=', enrol_start_at), row('enrol_end_at', '=', enrol_end_at)]),
      ]),
    )
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('400', { fields: [{ field: 'enrolEndTime', rule: 'judged' }] }));
  if (published_at === null) return;
  if (is_listed === 1 && former_end_at !== enrol_end_at) await noteChanges(tx, { id, changes: ['close'], now });
  await queueTurns(tx, kept, now);
  await showContest(tx, id, now);
}
