import type { PictureRight } from '@/lib/base/media/port';
import { isPublicTopic } from './public-topic';

/** Thumbnails of channels: everybody sees those of public ones. */
export const topicPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('topic')
      .select('id')
      .where('thumb', '=', key)
      .where(isPublicTopic)
      .executeTakeFirst();
    return shown !== undefined;
  },
};
