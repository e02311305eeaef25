import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { listWorks as contract, WorkRow } from '../../contract';
import { processingOf, worksWithFiles } from './file-of-work';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'video.submitted_at',
  createdAt: 'video.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The works in one state, the earliest submitted first by default; the search matches titles, authors' names and a
 * whole id. Throws Unauthorized or Forbidden for callers who may not review works.
 */
export async function listWorks(context: Context, query: Query): Promise<Page<WorkRow>> {
  requireAllowed(context, 'reviewWorks');
  const rows = await worksWithFiles(context.db.read)
    .innerJoin(pageOf(context.db.read, query).as('page'), 'page.id', 'video.id')
    .select([
      'video.id',
      'title_zh',
      'title_en',
      'cover',
      'author_id',
      'duration_seconds',
      'video.state',
      'words',
      'submitted_at',
    ])
    .orderBy(columns[query.sort], query.order)
    .orderBy('video.id', query.order)
    .execute();
  return toPage(rows, query, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, context.language).text,
    thumb: row.cover,
    author: shownNickname(row.author, context.language),
    authorId: row.author_id,
    duration: row.duration_seconds,
    state: row.state,
    processing: processingOf(row),
    words: JSON.parse(row.words),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function pageOf(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const authors = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('video')
    .select('video.id')
    .where('video.state', '=', state)
    .$if(search !== '', (works) =>
      works.where((row) =>
        row.or([
          row('video.id', '=', search),
          contains(['title_zh', 'title_en'], search),
          row('author_id', 'in', authors),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('video.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
