import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findPlaylistsOfPerson as contract, PlaylistItem } from '../contract';
import { readItems } from './playlist-item';
import { publicWorks } from './public-works';

/** The public play lists of a person that are not empty, the latest changed first; empty for an unknown person. */
export async function listPlaylistsOfPerson(
  context: Context,
  { userId, ...page }: InputOf<typeof contract>,
): Promise<Page<PlaylistItem>> {
  const rows = await context.db.read
    .selectFrom('playlist')
    .select('playlist.id')
    .where('owner_id', '=', userId)
    // A literal, not a parameter: otherwise the partial index of listed lists is not used.
    .where('is_public', '=', sql.lit(1))
    .where((row) => row.exists(publicWorks(row).select('entry.video_id')))
    .orderBy('updated_at', 'desc')
    .orderBy('playlist.id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const { list: ids, ...following } = toPage(rows, page, (row) => row.id);
  return { list: await readItems(context, ids), ...following };
}
