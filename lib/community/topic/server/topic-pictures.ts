import type { PictureRight } from '@/lib/base/media/port';
import { isPublicTopic } from './public-topic';

/** Thumbnails, backgrounds and banners of channels: everybody sees those of public ones, but no banner that is offline. */
export const topicPictures: PictureRight = {
  async isPublic({ db }, key) {
    const own = await db.read
      .selectFrom('topic')
      .select('id')
      .where((where) => where.or([where('thumb', '=', key), where('background', '=', key)]))
      .where(isPublicTopic)
      .executeTakeFirst();
    if (own) return true;
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
};
