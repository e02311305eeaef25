import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';
import type { findPlaylistVideos as contract } from '../contract';
import { maySee } from './get-playlist';
import { isShown } from './public-works';

/**
 * The public works of a play list in order, also for its creator. Throws NullPointer for a list that the caller may not
 * see.
 */
export async function listPlaylistVideos(
  context: Context,
  { id, ...page }: InputOf<typeof contract>,
): Promise<Page<VideoItem>> {
  const { read } = context.db;
  const list = await read
    .selectFrom('playlist')
    .select(['is_public', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!list || !maySee(context, list)) throw new CodedError('NullPointer');
  const rows = await read
    .selectFrom('playlist_entry as entry')
    .select('video_id')
    .where('playlist_id', '=', id)
    .where(isShown)
    .orderBy('position')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const { list: ids, ...following } = toPage(rows, page, (row) => row.video_id);
  return { list: await findVideoItems(context, ids), ...following };
}
