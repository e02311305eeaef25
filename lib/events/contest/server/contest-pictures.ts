import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { reviewCode } from '@/lib/events/activity/codes';
import { containsOne } from '@/lib/platform/server/db/contains';
import { picturedContest } from './desk/contest-pictures';

/**
 * Pictures of contests: those that the page of a public one shows are public. Every other is for its organiser and for staff who
 * manage contests.
 */
export const contestPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('contest')
      .innerJoin('activity', 'activity.id', 'contest.activity_id')
      .select('activity.id')
      .where('contest.activity_id', '=', picturedContest(key))
      .where('published_at', 'is not', null)
      .where('review_state', '=', reviewCode.verified)
      .where(containsOne('blocks', [JSON.stringify(key)]))
      .executeTakeFirst();
    return shown !== undefined;
  },
  async isFor(db, key, caller) {
    const mayManage = mayDo({ caller }, 'manageContests');
    const own = await db
      .selectFrom('activity')
      .select('id')
      .where('id', '=', picturedContest(key))
      .$if(!mayManage, (activities) => activities.where('organiser_id', '=', caller.personId))
      .executeTakeFirst();
    return own !== undefined;
  },
};
