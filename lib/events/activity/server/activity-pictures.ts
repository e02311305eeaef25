import type { PictureRight } from '@/lib/base/media/port';
import { activityStatus } from '../contract';

/** Covers of activities: everybody sees those of activities that passed their review. */
export const activityPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('activity')
      .select('id')
      .where('cover', '=', key)
      .where('review_state', '=', activityStatus.passed)
      .executeTakeFirst();
    return shown !== undefined;
  },
};
