import { isNamed } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '../contract';
import { isPublicWork } from './public-work';
import { toVideoItem, videoItemColumns } from './video-item';

type Query = PageQuery & { userId: string; text?: string };

/**
 * The works of a person that passed review, the latest approved first; with a text, those that have it in a title.
 * Empty for an unknown person.
 */
export async function listVideosOfPerson(context: Context, query: Query): Promise<Page<VideoItem>> {
  const rows = await worksInOrder(context.db.read, query);
  return toPage(rows, query, (row) => toVideoItem(row, context.language));
}

/** The rows of a page and one more. Earlier pages are skipped in the index only; only this page's rows are read. */
function worksInOrder(db: Reader, { userId, text = '', pageIndex, pageSize }: Query) {
  const page = db
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', userId)
    .where(isPublicWork)
    .where(isNamed('video', 'video.id', text))
    .orderBy('verified_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('video', 'video.id', 'page.id')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select(videoItemColumns)
    .orderBy('verified_at', 'desc')
    .orderBy('video.id')
    .execute();
}
