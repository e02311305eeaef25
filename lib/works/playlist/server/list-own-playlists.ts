import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { toPage } from '@/lib/platform/shared/wire';
import type { findOwnPlaylists as contract } from '../contract';
import { readItems } from './playlist-item';

/**
 * The caller's play lists, the latest changed first, and which of them contain the given work, if any. Throws
 * Unauthorized for a visitor.
 */
export async function listOwnPlaylists(
  context: Context,
  { videoId, ...page }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('playlist')
    .select('id')
    .where('owner_id', '=', personId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const { list: ids, ...following } = toPage(rows, page, (row) => row.id);
  const [items, holding] = await Promise.all([readItems(context, ids), listsWith(context, ids, videoId)]);
  return { list: items.map((item) => ({ ...item, holds: holding.has(item.id) })), ...following };
}

/** The play lists among these that contain a work. */
async function listsWith({ db }: Context, ids: string[], videoId: string | undefined): Promise<Set<string>> {
  if (videoId === undefined || ids.length === 0) return new Set();
  const rows = await db.read
    .selectFrom('playlist_entry')
    .select('playlist_id')
    .where('playlist_id', 'in', ids)
    .where('video_id', '=', videoId)
    .execute();
  return new Set(rows.map((row) => row.playlist_id));
}
