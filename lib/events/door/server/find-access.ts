import { createHash } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { reviewCode } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { doorLimits } from '../codes';
import type { DoorAccess } from '../contract';

/** What is kept of a key: whoever reads the database cannot open a door. The key is random, so a plain hash is enough. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Until when the doors of an activity work, in ms. */
export const doorsEndAt = ({ hold_end_at }: { hold_end_at: number }) =>
  hold_end_at + doorLimits.hoursAfter * millisecondsInHour;

const activities = (db: Reader) =>
  db
    .selectFrom('activity')
    .select([
      'activity.id',
      'activity.organiser_id',
      'activity.review_state',
      'activity.title_zh',
      'activity.title_en',
      'activity.hold_start_at',
      'activity.hold_end_at',
      'activity.canceled_at',
    ]);

/**
 * The activity at whose door somebody works: a helper by the key of their link, until it is revoked or the activity is over,
 * canceled or taken down; its organiser by their login, for as long as they want, since what a device kept may come late.
 * Throws NullPointer for an unknown key and for an activity that is not the caller's or never was public, LinkExpired for a
 * link that has ended, Unauthorized for a visitor without a key.
 */
export async function findAccess(context: Context, { activityId, key }: DoorAccess) {
  if (key === '') return { activity: await findOwnActivity(context, activityId), keyId: null, name: '' };
  const found = await activities(context.db.read)
    .innerJoin('door_key', 'door_key.activity_id', 'activity.id')
    .select(['door_key.id as keyId', 'door_key.name', 'door_key.revoked_at'])
    .where('door_key.hash', '=', hashOfKey(key))
    .executeTakeFirst();
  if (!found) throw new CodedError('NullPointer');
  const { keyId, name, revoked_at, ...activity } = found;
  const isPublic = activity.review_state === reviewCode.verified && activity.canceled_at === null;
  if (revoked_at !== null || !isPublic || context.now() >= doorsEndAt(activity)) throw new CodedError('LinkExpired');
  return { activity, keyId, name };
}
export type Access = Awaited<ReturnType<typeof findAccess>>;

/** A public activity of the caller. Throws Unauthorized, NullPointer for any other. */
export async function findOwnActivity(context: Context, activityId: string) {
  const { personId } = signedIn(context);
  const activity = await activities(context.db.read).where('activity.id', '=', activityId).executeTakeFirst();
  const isOwn = activity?.organiser_id === personId && activity.review_state === reviewCode.verified;
  if (!activity || !isOwn) throw new CodedError('NullPointer');
  return activity;
}
