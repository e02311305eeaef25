import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { picturedTopic } from './own/own-pictures';
import { isOf } from './own/own-topic';
import { isPublicTopic } from './public-topic';

/**
 * Pictures of channels: everybody sees those of public ones, of their banners those that are online. All others are for who
 * runs the channel and for who reviews channels.
 */
export const topicPictures: PictureRight = {
  async isPublic({ db }, key) {
    const head = await db.read
      .selectFrom('topic')
      .select('id')
      .where((row) => row.or([row('thumb', '=', key), row('background', '=', key)]))
      .where(isPublicTopic)
      .executeTakeFirst();
    if (head) return true;
    const banner = await db.read
      .selectFrom('topic_banner')
      .innerJoin('topic', 'topic.id', 'topic_id')
      .select('topic.id')
      .where('image', '=', key)
      .where('is_online', '=', 1)
      .where(isPublicTopic)
      .executeTakeFirst();
    return banner !== undefined;
  },
  async isFor(db, key, caller) {
    const mayReview = mayDo({ caller }, 'reviewChannels');
    const seen = await db
      .selectFrom('topic')
      .select('topic.id')
      .where((row) =>
        row.or([
          row('thumb', '=', key),
          row('background', '=', key),
          row('topic.id', '=', picturedTopic(key)),
          row.exists(
            row
              .selectFrom('topic_banner')
              .select('topic_id')
              .whereRef('topic_id', '=', 'topic.id')
              .where('image', '=', key),
          ),
        ]),
      )
      .where('topic.state', '!=', 'deleted')
      .$if(!mayReview, (topics) => topics.where(isOf(caller.personId)))
      .executeTakeFirst();
    return seen !== undefined;
  },
};
