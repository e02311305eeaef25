import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { publicWorks } from './public-works';

/**
 * The ids of the most collected public play lists that are not empty, the latest changed first for equal numbers;
 * `count` at most. Their content is read by `findPlaylistItems`, which checks again who may see them.
 */
export async function listMostCollected({ db }: Pick<Context, 'db'>, count: number): Promise<string[]> {
  return (await mostCollected(db.read, count).execute()).map(({ id }) => id);
}

export function mostCollected(db: Reader, count: number) {
  return (
    db
      .selectFrom('playlist')
      .select('playlist.id')
      // A literal, not a parameter: otherwise the partial index of listed lists is not used.
      .where('is_public', '=', sql.lit(1))
      .where((row) => row.exists(publicWorks(row).select('entry.video_id')))
      .orderBy('collect_count', 'desc')
      .orderBy('updated_at', 'desc')
      .orderBy('playlist.id')
      .limit(count)
  );
}
