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
      .select(['id', 'name_zh', 'name_en', 'state', 'thumb'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, name_zh, name_en, state, thumb }): NamedThing => ({
        ...{
          id,
          author: null,
          authorId: null,
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
