import { mayDo } from '@/lib/base/permission/port';
import { activityCategory } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Who works at the desk of a contest. */
export interface AtDesk {
  personId: string;
  /** As staff, whose acts are recorded; false for its organiser. */
  isStaff: boolean;
}

/**
 * The caller, at the desk of a contest: its organiser, or staff who manage contests. Throws Unauthorized, and NullPointer for
 * everybody else, and for an activity that is no contest: nobody learns of another person's drafts.
 */
export async function requireDesk(context: Context, db: Reader, id: string): Promise<AtDesk> {
  const { personId } = signedIn(context);
  const activity = await db
    .selectFrom('activity')
    .select('organiser_id')
    .where('id', '=', id)
    .where('category', '=', activityCategory.contest)
    .executeTakeFirst();
  if (activity?.organiser_id === personId) return { personId, isStaff: false };
  if (!activity || !mayDo(context, 'manageContests')) throw new CodedError('NullPointer');
  return { personId, isStaff: true };
}
