import { isCreator } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import { isPublicWork } from '@/lib/works/work/port';
import type { findCreatorBoard as contract } from '../contract';
import { shownBoardDay } from './board-day';
import { placesOn } from './places-on';

/**
 * The creators whose works did best in the last thirty days, each with their number of public works. A person who is
 * not a creator any more, or was erased, leaves the list at once.
 */
export async function listCreatorBoard(context: Context): Promise<DataOf<typeof contract>> {
  const db = context.db.read;
  const day = await shownBoardDay(context);
  const places = await placesOn(db, 'creators', day);
  const ids = [...places.keys()];
  if (ids.length === 0) return { day, list: [] };
  const people = await db
    .selectFrom('person')
    .select(['id as userId', 'nickname', 'avatar', 'tagline', 'verification', 'follower_count as followerCount'])
    // Of each by itself: asked for all at once, SQLite goes through the public works of everybody.
    .select((row) =>
      row
        .selectFrom('video')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('author_id', '=', 'person.id')
        .where(isPublicWork)
        .$asScalar()
        .$notNull()
        .as('videoCount'),
    )
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .where(isCreator)
    .execute();
  const list = people.flatMap((person) => {
    const place = places.get(person.userId);
    return place ? { ...person, ...place } : [];
  });
  return { day, list: list.sort((one, other) => one.rank - other.rank) };
}
