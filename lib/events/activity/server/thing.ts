import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { reviewCode } from '../codes';
import { activityPath } from '../rules/activity-path';
import { countComments } from './count-comments';
import { placeDecidedText } from './place-decided-text';
import { isPublicActivity } from './public-activity';
import { activitySearch } from './search-document';

/** The declaration of activities: people discuss, collect, report and find them. */
export const activityThing: Thing<'activity'> = {
  kind: 'activity',
  findPublic: (db, id) =>
    db.selectFrom('activity').select('activity.id').where('activity.id', '=', id).where(isPublicActivity),
  countComments,
  placeDecided: placeDecidedText,
  search: activitySearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('activity')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'activity.organiser_id').on('erased_at', 'is', null))
      .select(['activity.id', 'title_zh', 'title_en', 'review_state', 'cover', 'contest_name', 'nickname'])
      .select('person.id as author_id')
      .where('activity.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, review_state, cover, contest_name, nickname, author_id }): NamedThing => ({
        ...{ id, author: nickname, authorId: author_id, thumb: cover, ...translate(title_zh, title_en, language) },
        isPublic: review_state === reviewCode.verified,
        path: activityPath({ id, contestName: contest_name }),
        staffPath: `/staff/activities/${encodeURIComponent(id)}`,
      }),
    );
  },
};
