import type { Reader } from '@/lib/platform/server/db/database';
import { publicState } from '@/lib/works/work/codes';

/** Which of these works are public and somebody's: made by them, or crediting them as they have confirmed. In any order. */
export async function findShownWorks(
  db: Reader,
  { personId, ids }: { personId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('video')
    .leftJoin('video_credit as credit', (join) =>
      join.onRef('credit.video_id', '=', 'video.id').on('credit.person_id', '=', personId),
    )
    .select(['video.id', 'video.state', 'video.author_id', 'credit.state as credit'])
    // Only by id: with a condition on the state, SQLite scans all public works.
    .where('video.id', 'in', ids)
    .execute();
  return rows
    .filter(
      ({ state, author_id, credit }) => state === publicState && (author_id === personId || credit === 'confirmed'),
    )
    .map(({ id }) => id);
}
