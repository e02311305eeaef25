import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * An activity of the caller that was public once. Throws Unauthorized, and NullPointer for any other one: nobody learns of
 * another person's drafts.
 */
export async function requireOrganiser(context: Context, activityId: string) {
  const { personId } = signedIn(context);
  return context.db.read
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', activityId)
    .where('organiser_id', '=', personId)
    .where('verified_at', 'is not', null)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
