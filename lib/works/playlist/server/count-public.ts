import type { Reader } from '@/lib/platform/server/db/database';
import { isShown } from './public-works';

/** Number of public works in a play list. */
export async function countPublic(db: Reader, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('playlist_entry as entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('playlist_id', '=', id)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return count;
}
