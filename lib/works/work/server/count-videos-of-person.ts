import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';

/** How many works of a person have passed review: as many as their list holds. */
export async function countVideosOfPerson({ db }: Pick<Context, 'db'>, userId: string): Promise<number> {
  const { count } = await db.read
    .selectFrom('video')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    // Written out, not a parameter: only then may the index of listed works be used.
    .where('state', '=', sql.lit('verified'))
    .executeTakeFirstOrThrow();
  return count;
}
