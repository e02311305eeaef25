import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { findVideoItems } from '@/lib/works/work/port';
import type { WatchedVideo } from '../../contract';

/**
 * The caller's watch history, the latest first. Works that are not public any more make their page shorter and do not
 * move others.
 */
export async function listWatched(context: Context, query: PageQuery): Promise<Page<WatchedVideo>> {
  const { personId } = signedIn(context);
  const rows = await watchesInOrder(context.db.read, personId, query);
  const page = toPage(rows, query, (row) => row);
  const items = await findVideoItems(
    context,
    page.list.map(({ video_id }) => video_id),
  );
  const watches = new Map(page.list.map((row) => [row.video_id, row]));
  return {
    ...page,
    list: items.flatMap((item) => {
      const watch = watches.get(item.videoId);
      return watch ? [{ ...item, position: watch.position, watchedAt: new Date(watch.watched_at).toISOString() }] : [];
    }),
  };
}

/** The rows of a page and one more. Earlier pages are skipped in the index only; only this page's rows are read. */
function watchesInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('video_watch')
    .select(['video_id', 'watched_at'])
    .where('person_id', '=', personId)
    .orderBy('watched_at', 'desc')
    .orderBy('video_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('video_watch', (join) =>
      join.onRef('video_watch.video_id', '=', 'page.video_id').on('person_id', '=', personId),
    )
    .select(['page.video_id', 'page.watched_at', 'position'])
    .orderBy('page.watched_at', 'desc')
    .orderBy('page.video_id')
    .execute();
}
