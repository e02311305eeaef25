import { createHash } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { reviewCode } from '@/lib/events/activity/codes';
import { requireOrganiser } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { doorLimits } from '../codes';
import type { DoorAccess } from '../contract';

/** What is kept of a key: whoever reads the database cannot open a door. The key is random, so a plain hash is enough. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Until when the doors of an activity work, in ms. */
export const doorsEndAt = ({ hold_end_at }: { hold_end_at: number }) =>
  hold_end_at + doorLimits.hoursAfter * millisecondsInHour;

/**
 * The activity at whose door somebody works: a helper by the key of their link, until it is revoked or the activity is over,
 * canceled or taken down; its organiser by their login, for as long as they want, since what a device kept may come late.
 * Throws NullPointer for an unknown key and for an activity that is not the caller's or never was public, LinkExpired for a
 * link that has ended, Unauthorized for a visitor without a key.
 */
export async function findAccess(context: Context, { activityId, key }: DoorAccess) {
  if (key === '') return { activity: await requireOrganiser(context, activityId), keyId: null, name: '' };
  const found = await context.db.read
    .selectFrom('door_key')
    .innerJoin('activity', 'activity.id', 'door_key.activity_id')
    .select(['door_key.id as keyId', 'door_key.name', 'door_key.revoked_at', 'activity.id', 'activity.review_state'])
    .select(['activity.title_zh', 'activity.title_en', 'activity.hold_start_at', 'activity.hold_end_at'])
    .select('activity.canceled_at')
    .where('door_key.hash', '=', hashOfKey(key))
    .executeTakeFirst();
  if (!found) throw new CodedError('NullPointer');
  const { keyId, name, revoked_at, ...activity } = found;
  const isPublic = activity.review_state === reviewCode.verified && activity.canceled_at === null;
  if (revoked_at !== null || !isPublic || context.now() >= doorsEndAt(activity)) throw new CodedError('LinkExpired');
  return { activity, keyId, name };
}
export type Access = Awaited<ReturnType<typeof findAccess>>;

/** Whether a link was made with this key; it may have ended. */
export async function isDoorKey({ db }: Context, key: string): Promise<boolean> {
  const found = db.read.selectFrom('door_key').select('id').where('hash', '=', hashOfKey(key));
  return (await found.executeTakeFirst()) !== undefined;
}
