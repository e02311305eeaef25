import type { NamedThing, Thing } from '@/lib/base/thing/port';
import { placeDecidedText } from './place-decided-text';
import { personSearch } from './search-document';

/** The declaration of people: they are reported and found. */
export const personThing: Thing<'person'> = {
  kind: 'person',
  placeDecided: placeDecidedText,
  search: personSearch,

  async findNamed(_context, db, ids) {
    const rows = await db
      .selectFrom('person')
      .select(['id', 'nickname', 'avatar'])
      .where('id', 'in', ids)
      .where('erased_at', 'is', null)
      .execute();
    return rows.map(
      ({ id, nickname, avatar }): NamedThing => ({
        ...{ id, text: nickname, language: null, author: null, authorId: id, thumb: avatar, isPublic: true },
        path: `/otherPeople?userId=${encodeURIComponent(id)}`,
        staffPath: `/staff/users/${encodeURIComponent(id)}`,
      }),
    );
  },
};
