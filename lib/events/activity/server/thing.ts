import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { activityStatus } from '../codes';
import { activitySearch } from './search-document';

/** The declaration of activities: people collect, report and find them. */
export const activityThing: Thing<'activity'> = {
  kind: 'activity',
  findPublic: (db, id) =>
    db.selectFrom('activity').select('id').where('id', '=', id).where('review_state', '=', activityStatus.passed),
  search: activitySearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('activity')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'activity.organiser_id').on('erased_at', 'is', null))
      .select(['activity.id', 'title_zh', 'title_en', 'review_state', 'cover', 'nickname', 'person.id as author_id'])
      .where('activity.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, review_state, cover, nickname, author_id }): NamedThing => ({
        ...{ id, author: nickname, authorId: author_id, thumb: cover, ...translate(title_zh, title_en, language) },
        isPublic: review_state === activityStatus.passed,
        path: `/ActivityDetail/${encodeURIComponent(id)}`,
        staffPath: null,
      }),
    );
  },
};
