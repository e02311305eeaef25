import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getVideoCounts as contract, VideoCounts } from '../contract';
import { isPublicWork } from './public-work';

/** The current counts of a public work. Throws NullPointer for one that is not public. */
export async function getVideoCounts(context: Context, { id }: InputOf<typeof contract>): Promise<VideoCounts> {
  const counts = await context.db.read
    .selectFrom('video')
    .select(['view_count as viewCount', 'like_count as likeCount'])
    .where('id', '=', id)
    .where(isPublicWork)
    .executeTakeFirst();
  if (!counts) throw new CodedError('NullPointer');
  return counts;
}
