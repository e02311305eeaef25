import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { broadcastCode } from '../codes';
import { broadcastPath } from '../rules/broadcast-path';
import { countComments } from './count-comments';
import { placeDecidedText } from './place-decided-text';
import { isPublicBroadcast } from './public-broadcast';
import { broadcastSearch } from './search-document';

/** The declaration of broadcasts: people discuss, report and find them. */
export const liveThing: Thing<'live'> = {
  kind: 'live',
  findPublic: (db, id) =>
    db
      .selectFrom('live_broadcast')
      .select('live_broadcast.id')
      .where('live_broadcast.id', '=', id)
      .where(isPublicBroadcast),
  countComments,
  placeDecided: placeDecidedText,
  search: broadcastSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('live_broadcast')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'host_id').on('erased_at', 'is', null))
      .select(['live_broadcast.id', 'title_zh', 'title_en', 'review_state', 'live_broadcast.cover', 'nickname'])
      .select('person.id as author_id')
      .where('live_broadcast.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, review_state, cover, nickname, author_id }): NamedThing => ({
        ...{ id, author: nickname, authorId: author_id, thumb: cover, ...translate(title_zh, title_en, language) },
        isPublic: review_state === broadcastCode.verified,
        path: broadcastPath(id),
        staffPath: `/staff/broadcasts/${encodeURIComponent(id)}`,
      }),
    );
  },
};
