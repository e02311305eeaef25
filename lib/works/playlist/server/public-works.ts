import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { isPublicWork } from '@/lib/works/work/port';

/**
 * Whether the work of an `entry` is there for everybody. Asked for each entry by the work's id: joined to the works instead,
 * either engine may go through all public ones to find the few of a list.
 */
export const isShown = sql<SqlBool>`(select ${isPublicWork} from video where video.id = entry.video_id)`;

/** The entries of the play list of the outer query whose works everybody may see. */
export function publicWorks(row: ExpressionBuilder<Tables, 'playlist'>) {
  return row.selectFrom('playlist_entry as entry').whereRef('entry.playlist_id', '=', 'playlist.id').where(isShown);
}

/** Finds a play list that everybody may see and that has something in it: one row then, else none. */
export function findPublicPlaylist(db: Reader, id: string | Expression<string>) {
  return db
    .selectFrom('playlist')
    .select('playlist.id')
    .where('playlist.id', '=', id)
    .where('is_public', '=', 1)
    .where((row) => row.exists(publicWorks(row).select('entry.video_id')));
}
