import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { publicWorks } from './public-works';

/**
 * The ids of the public play lists with something in them that most people have collected, the latest changed first of
 * equals; `count` at most. What is shown of them is read by `findPlaylistItems`, which asks again who may see them.
 */
export async function listMostCollected({ db }: Pick<Context, 'db'>, count: number): Promise<string[]> {
  return (await mostCollected(db.read, count).execute()).map(({ id }) => id);
}

export function mostCollected(db: Reader, count: number) {
  return (
    db
      .selectFrom('playlist')
      .select('playlist.id')
      // Written out, not a parameter: only then may the index of listed lists be used.
      .where('is_public', '=', sql.lit(1))
      .where((row) => row.exists(publicWorks(row).select('entry.video_id')))
      .orderBy('collect_count', 'desc')
      .orderBy('updated_at', 'desc')
      .orderBy('playlist.id')
      .limit(count)
  );
}
