import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { publicTopicState } from '../codes';
import { placeDecidedText } from './own/place-decided-text';
import { isPublicTopic } from './public-topic';
import { topicSearch } from './search-document';

/** Channels, as what people collect, report and find, and of which texts are reviewed. */
export const topicThing: Thing<'topic'> = {
  kind: 'topic',
  findPublic: (db, id) => db.selectFrom('topic').select('topic.id').where('topic.id', '=', id).where(isPublicTopic),
  placeDecided: placeDecidedText,
  search: topicSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('topic')
      .leftJoin('topic_member as host', (join) =>
        join.onRef('host.topic_id', '=', 'topic.id').on('host.role', '=', 'host'),
      )
      .select([
        'topic.id',
        'name_zh',
        'name_en',
        'state',
        'creator_id',
        'verified_at',
        'thumb',
        'host.person_id as host',
      ])
      .where('topic.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, name_zh, name_en, state, thumb, creator_id, verified_at, host }): NamedThing => ({
        ...{
          id,
          author: null,
          // Until it is public for the first time it is of who asked for it.
          authorId: host ?? (verified_at === null ? creator_id : null),
          thumb,
          isPublic: state === publicTopicState,
          ...translate(name_zh, name_en, language),
        },
        path: `/topicIntroduce?topicId=${encodeURIComponent(id)}`,
        staffPath: `/staff/channels/${encodeURIComponent(id)}`,
      }),
    );
  },
};
