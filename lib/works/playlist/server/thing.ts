import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { countCollections } from './count-collections';
import { placeDecidedText } from './place-decided-text';
import { findPublicPlaylist } from './public-works';

/** The declaration of play lists: people collect and report them. */
export const playlistThing: Thing<'playlist'> = {
  kind: 'playlist',
  findPublic: findPublicPlaylist,
  countCollections,
  placeDecided: placeDecidedText,

  /** A list without an allowed title is only for its creator. */
  async findNamed(_context, db, ids) {
    const rows = await db
      .selectFrom('playlist')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'playlist.owner_id').on('erased_at', 'is', null))
      .select(['playlist.id', 'title', 'is_public', 'nickname', 'person.id as author_id'])
      .where('playlist.id', 'in', ids)
      .execute();
    return rows.map(
      ({ id, title, is_public, nickname, author_id }): NamedThing => ({
        ...{
          id,
          text: title,
          language: null,
          author: nickname,
          authorId: author_id,
          thumb: null,
          isPublic: is_public === 1,
        },
        path: `/playlist/${encodeURIComponent(id)}`,
        staffPath: null,
      }),
    );
  },
};
