import type { Context } from '@/lib/platform/server/context';
import type { ListedPerson } from '../contract';

/** People as items of a public list, in the order of the ids; unknown and erased ones are left out. */
export async function findListedPeople(context: Context, ids: string[]): Promise<ListedPerson[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'tagline', 'verification', 'follower_count'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
  const items = new Map(
    rows.map(({ id, follower_count, ...person }) => [id, { userId: id, ...person, followerCount: follower_count }]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}
