import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { coveredBroadcast } from './own/covers';
import { isPublicBroadcast } from './public-broadcast';

/** Covers of broadcasts: that of a public one is public. Every other is for its host and for reviewers. */
export const broadcastPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('live_broadcast')
      .select('live_broadcast.id')
      .where('live_broadcast.id', '=', coveredBroadcast(key))
      .where('cover', '=', key)
      .where(isPublicBroadcast)
      .executeTakeFirst();
    return shown !== undefined;
  },
  async isFor(db, key, caller) {
    const mayReview = mayDo({ caller }, 'reviewBroadcasts');
    const own = await db
      .selectFrom('live_broadcast')
      .select('id')
      .where('id', '=', coveredBroadcast(key))
      .$if(!mayReview, (broadcasts) => broadcasts.where('host_id', '=', caller.personId))
      .executeTakeFirst();
    return own !== undefined;
  },
};
