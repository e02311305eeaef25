import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/**
 * Whether a person is a creator, who has published an original work (specification section 6): for queries of `person`.
 * One index look-up per person; written without parameters, because SQLite would not use the index otherwise.
 */
export const isCreator = sql<boolean>`exists (
  select 1 from video where video.author_id = person.id and video.state = 'verified' and video.is_original = 1
)`;

/** Which of these people are creators. */
export async function findCreatorIds(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('person').select('id').where('id', 'in', ids).where(isCreator).execute();
  return new Set(rows.map(({ id }) => id));
}
