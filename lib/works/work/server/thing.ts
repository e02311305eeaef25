import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { translate } from '@/lib/platform/shared/language';
import { publicState } from '../codes';
import { countComments, countLike } from './count-reactions';
import { isPublicWork } from './public-work';
import { workSearch } from './search-document';
import { placeDecidedText } from './works/place-decided-text';

/** The declaration of works: people like, discuss, collect, report and find them. */
export const videoThing: Thing<'video'> = {
  kind: 'video',
  findPublic: (db, id) => db.selectFrom('video').select('id').where('id', '=', id).where(isPublicWork),
  countLike,
  countComments,
  placeDecided: placeDecidedText,
  search: workSearch,

  async findNamed({ language }, db, ids) {
    const rows = await db
      .selectFrom('video')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'video.author_id').on('erased_at', 'is', null))
      .select(['video.id', 'title_zh', 'title_en', 'state', 'cover', 'nickname', 'person.id as author_id'])
      .where('video.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title_zh, title_en, state, cover, nickname, author_id }): NamedThing => ({
        ...{
          id,
          author: nickname,
          authorId: author_id,
          thumb: cover,
          isPublic: state === publicState,
          ...translate(title_zh, title_en, language),
        },
        path: state === 'deleted' ? null : `/video/detail/${encodeURIComponent(id)}`,
        staffPath: `/staff/works/${encodeURIComponent(id)}`,
      }),
    );
  },
};
