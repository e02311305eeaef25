import type { Context } from '@/lib/platform/server/context';
import { isPublicWork } from './public-work';

/** Number of works of a person that have passed review, as in their list. */
export async function countVideosOfPerson({ db }: Pick<Context, 'db'>, userId: string): Promise<number> {
  const { count } = await db.read
    .selectFrom('video')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where(isPublicWork)
    .executeTakeFirstOrThrow();
  return count;
}
