import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { isPublicWork } from '@/lib/works/work/port';

/**
 * Whether the work of an `entry` is public. A subquery by the work's id for each entry: with a join either engine may
 * scan all public works to find the few of a list.
 */
export const isShown = sql<SqlBool>`(select ${isPublicWork} from video where video.id = entry.video_id)`;

/** The public entries of the play list of the outer query. */
export function publicWorks(row: ExpressionBuilder<Tables, 'playlist'>) {
  return row.selectFrom('playlist_entry as entry').whereRef('entry.playlist_id', '=', 'playlist.id').where(isShown);
}

/** Finds a public play list that is not empty: one row then, else none. */
export function findPublicPlaylist(db: Reader, id: string | Expression<string>) {
  return db
    .selectFrom('playlist')
    .select('playlist.id')
    .where('playlist.id', '=', id)
    .where('is_public', '=', 1)
    .where((row) => row.exists(publicWorks(row).select('entry.video_id')));
}
