import { isNamed } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';

/**
 * The works that the caller likes, the latest liked first; those that everybody may still see. The ids of a page come from
 * the index alone: what is no longer public leaves its page shorter and moves no other work. With a text, those that have it
 * in a title. Unauthorized for a visitor.
 */
export async function listLikedVideos(
  context: Context,
  { text = '', ...query }: PageQuery & { text?: string },
): Promise<Page<VideoItem>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('like_mark')
    .select('thing_id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'video')
    .where(isNamed('video', 'like_mark.thing_id', text))
    .orderBy('created_at', 'desc')
    .orderBy('thing_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row.thing_id);
  return { ...page, list: await findVideoItems(context, page.list) };
}
