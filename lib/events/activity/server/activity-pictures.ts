import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { containsOne } from '@/lib/platform/server/db/contains';
import { picturedActivity } from './own/own-pictures';
import { isPublicActivity } from './public-activity';

/**
 * Pictures of activities: those that a public one shows, as its cover or among its photos, are public. Every other is for its
 * organiser and for reviewers. A cover from before there was an editor does not name its activity.
 */
export const activityPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('activity')
      .select('activity.id')
      .where((row) =>
        row.or([
          row('cover', '=', key),
          row.and([row('activity.id', '=', picturedActivity(key)), containsOne('photos', [JSON.stringify(key)])]),
        ]),
      )
      .where(isPublicActivity)
      .executeTakeFirst();
    return shown !== undefined;
  },
  async isFor(db, key, caller) {
    const mayReview = mayDo({ caller }, 'reviewActivities');
    const own = await db
      .selectFrom('activity')
      .select('id')
      .where('id', '=', picturedActivity(key))
      .$if(!mayReview, (activities) => activities.where('organiser_id', '=', caller.personId))
      .executeTakeFirst();
    return own !== undefined;
  },
};
