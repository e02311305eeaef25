import type { PictureRight } from '@/lib/base/media/port';
import { activityStatus } from '../contract';

/** Covers of activities: those of activities that passed their review are public. */
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
