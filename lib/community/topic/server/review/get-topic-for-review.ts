import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getTopicForReview as contract, TopicForReview } from '../../contract';
import { findBanners, toDraft } from '../own/read-draft';
import { reviewedTopics, toReviewed } from './reviewed-topics';

/**
 * A channel with everything that is said of it, in whatever state. Throws Unauthorized or Forbidden for who may not review
 * channels, NullPointer for one that is not there or was deleted.
 */
export async function getTopicForReview(context: Context, { id }: InputOf<typeof contract>): Promise<TopicForReview> {
  requireAllowed(context, 'reviewChannels');
  const { db, language } = context;
  const row = await reviewedTopics(db.read)
    .where('topic.id', '=', id)
    .where('topic.state', '!=', 'deleted')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const draft = await toDraft(db.read, row, language);
  const reviewed = await toReviewed(db.read, row, language, Object.values(draft.underReview));
  return { ...draft, ...reviewed, videoCount: row.video_count, banners: await findBanners(db.read, id) };
}
