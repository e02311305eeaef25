import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { reviewCode } from '@/lib/events/activity/codes';
import { nameContest } from '@/lib/events/activity/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContestDraft, publishContest as contract } from '../../contract';
import { keepContest } from '../keep-contest';
import { type AtDesk, requireDesk } from '../require-desk';
import { requireClean, requireComplete } from './check-fields';
import { readDraft } from './read-draft';
import { findStanding, type Standing } from './standing';

/**
 * Publishes a contest whose activity has passed review under its name, and returns it. Of two who do it at once one does.
 * Throws code `400` for all that it lacks and all that contradicts itself (`requireComplete`), and for prohibited words
 * (`requireClean`); Changed for an outdated revision, one that is published, and one whose activity has not passed review;
 * EventCanceled for a canceled one; Forbidden for who is no verified company any more, PhoneNeeded for an organiser without a bound
 * phone, NullPointer for who neither organises it nor manages contests.
 */
export async function publishContest(
  context: Context,
  { id, revision }: InputOf<typeof contract>,
): Promise<ContestDraft> {
  const { read } = context.db;
  const desk = await requireDesk(context, read, id);
  const standing = await findStanding(read, id);
  requirePublishable(standing, revision);
  if (!desk.isStaff) {
    requireAllowed(context, 'post');
    requireAllowed(context, 'launchEvent', await findVerification(read, desk.personId));
  }
  const written = { standing, fields: standing.fields };
  requireComplete(context, written);
  await requireClean(context, desk, written);
  const { name } = standing.fields;
  await context.db.transaction((tx) => publish(context, tx, { id, revision, name, desk }));
  return readDraft(context, id);
}

/** Whoever works on something outdated need not be told what it lacks. The statement decides. */
function requirePublishable({ row, activity }: Standing, revision: number): void {
  if (activity.canceled_at !== null) throw new CodedError('EventCanceled');
  const isApproved = activity.review_state === reviewCode.verified;
  if (!isApproved || !row || row.revision !== revision || row.published_at !== null) throw new CodedError('Changed');
}

interface Publishing {
  id: string;
  revision: number;
  name: string;
  desk: AtDesk;
}

/** The activity is locked before the contest, as when it is canceled. */
async function publish(context: Context, tx: Tx, { id, revision, name, desk }: Publishing): Promise<void> {
  await nameContest(context, tx, { id, name });
  const now = context.now();
  await tx
    .updateTable('contest')
    .set({ published_at: now, revision: revision + 1, updated_at: now })
    .where('activity_id', '=', id)
    .where('revision', '=', revision)
    .where('published_at', 'is', null)
    .returning('activity_id')
    .executeTakeFirstOrThrow(() => new CodedError('Changed'));
  await keepContest(context, tx, { id });
  if (desk.isStaff) {
    await recordAudit(context, tx, {
      ...{ action: 'contest.contest.published', subject: 'contest', subjectId: id },
      after: { name },
    });
  }
}
