import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import type { PageQuery } from '@/lib/platform/shared/wire';
import type { NoticeType } from '../codes';

/** The condition of the partial indexes, as a literal. */
export const isShown = sql<boolean>`is_shown = 1`;

/** The rows of a page of a person's notices and one more, the latest first; `''` is all types. */
export function noticeRows(
  db: Reader,
  personId: string,
  { type, pageIndex, pageSize }: PageQuery & { type: NoticeType | '' },
) {
  // Earlier pages are skipped in the index.
  const page = db
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', personId)
    .where(isShown)
    .$if(type !== '', (query) => query.where('type', '=', type as NoticeType))
    .orderBy('seq', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('notice', 'notice.id', 'page.id')
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.person_id', '=', 'notice.person_id').onRef('notice_read.type', '=', 'notice.type'),
    )
    .select(['notice.id', 'notice.type', 'kind', 'about_kind', 'about_id', 'detail', 'actor_count'])
    .select(['seq', 'read_seq', 'last_at', 'until'])
    .orderBy('seq', 'desc')
    .execute();
}
