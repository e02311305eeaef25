import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { translate } from '@/lib/platform/shared/language';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { TopicItem } from '../contract';

/**
 * Channels that passed review, the one with most members first, then the newest (specification sections 3 and 7).
 */
export async function listTopics(context: Context, query: PageQuery): Promise<Page<TopicItem>> {
  const rows = await topicsInOrder(context.db.read, query);
  return toPage(rows, query, (row): TopicItem => {
    const title = translate(row.name_zh, row.name_en, context.language);
    const introduction = translate(row.intro_zh, row.intro_en, context.language);
    return {
      id: row.id,
      thumb: row.thumb,
      title: title.text,
      titleLanguage: title.language,
      memberCount: row.member_count,
      videoCount: row.video_count,
      introduction: introduction.text,
      introductionLanguage: introduction.language,
    };
  });
}

/** The rows of a page and one more. Earlier pages are passed over in the index alone; only this page's rows are read. */
function topicsInOrder(db: Reader, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('topic')
    .select('id')
    // Written out, not a parameter: only then may the index of listed channels be used.
    .where('state', '=', sql.lit('verified'))
    .orderBy('member_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('topic', 'topic.id', 'page.id')
    .select(['topic.id', 'name_zh', 'name_en', 'intro_zh', 'intro_en', 'thumb', 'member_count', 'video_count'])
    .orderBy('member_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('topic.id')
    .execute();
}
