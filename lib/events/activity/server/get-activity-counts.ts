import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ActivityDetail, getActivityCounts as contract } from '../contract';
import { isPublicActivity } from './public-activity';

/** The current counts of a public activity. Throws NullPointer for one that is not public. */
export async function getActivityCounts(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<Pick<ActivityDetail, 'commentCount'>> {
  return context.db.read
    .selectFrom('activity')
    .select('comment_count as commentCount')
    .where('activity.id', '=', id)
    .where(isPublicActivity)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
