import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { reviewCode } from '@/lib/events/activity/codes';
import { isShownTo } from '../rules/public-result';
import { picturedEntry, picturesOf } from './own/own-pictures';
import { entriesWithWorks, showingOf } from './public/entry-item';

/**
 * Pictures of entries: those that a public entry shows are public. Every other is for its people, for the organiser of its contest,
 * and for staff who manage contests.
 */
export const entryPictures: PictureRight = {
  async isPublic({ db, now }, key) {
    const row = await entriesWithWorks(db.read)
      .innerJoin('activity', 'activity.id', 'entry.activity_id')
      .where('entry.id', '=', picturedEntry(key))
      .where('entry.is_shown', '=', 1)
      .where('published_at', 'is not', null)
      .where('review_state', '=', reviewCode.verified)
      .executeTakeFirst();
    return row !== undefined && picturesOf(row).includes(key) && isShownTo(showingOf(row), row.state, now());
  },
  async isFor(db, key, caller) {
    if (mayDo({ caller }, 'manageContests')) return true;
    const { personId } = caller;
    const own = await db
      .selectFrom('contest_entry as entry')
      .innerJoin('activity', 'activity.id', 'entry.activity_id')
      .leftJoin('contest_entry_member as member', (join) =>
        join
          .onRef('member.entry_id', '=', 'entry.id')
          .on('member.person_id', '=', personId)
          .on('member.state', '<>', 'removed'),
      )
      .select('entry.id')
      .where('entry.id', '=', picturedEntry(key))
      .where((row) =>
        row.or([
          row('entry.person_id', '=', personId),
          row('member.person_id', 'is not', null),
          // Its desk: once it was sent.
          row.and([row('activity.organiser_id', '=', personId), row('entry.number', 'is not', null)]),
        ]),
      )
      .executeTakeFirst();
    return own !== undefined;
  },
};
