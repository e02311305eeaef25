import { isPublicTopic } from '@/lib/community/topic/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { publicArticleState } from '../codes';
import type { ArticleItem } from '../contract';
import { shownLanguage } from './shown-text';

/** Articles with their authors, and with their channels where these are public; `toArticleItem` shows a row. */
export function articlesWithNames(db: Reader) {
  return db
    .selectFrom('article')
    .innerJoin('person', 'person.id', 'article.author_id')
    .leftJoin('topic', (join) => join.onRef('topic.id', '=', 'article.topic_id').on(isPublicTopic))
    .select([
      'article.id',
      'article.state',
      'article.author_id',
      'article.title_zh',
      'article.title_en',
      'article.excerpt_zh',
      'article.excerpt_en',
      'article.minutes_zh',
      'article.minutes_en',
      'article.cover',
      'article.created_at',
      'article.verified_at',
      'article.like_count',
      'article.comment_count',
      'person.nickname',
      'person.verification',
    ])
    .select(['topic.id as channel_id', 'topic.name_zh as channel_zh', 'topic.name_en as channel_en']);
}

export type ArticleItemRow = Awaited<ReturnType<ReturnType<typeof articlesWithNames>['execute']>>[number];

/** An article as an item of a list, in the language asked for. */
export function toArticleItem(row: ArticleItemRow, asked: Language): ArticleItem {
  const language = shownLanguage(row, asked);
  return {
    id: row.id,
    title: row[`title_${language}`],
    titleLanguage: language,
    excerpt: row[`excerpt_${language}`],
    cover: row.cover,
    userId: row.author_id,
    nickName: shownNickname(row.nickname, asked),
    verification: row.verification,
    topic: channelOf(row, asked),
    minutes: row[`minutes_${language}`],
    likeCount: row.like_count,
    commentCount: row.comment_count,
    publishedAt: isoInBeijing(row.verified_at ?? row.created_at),
  };
}

function channelOf({ channel_id, channel_zh, channel_en }: ArticleItemRow, asked: Language): ArticleItem['topic'] {
  if (channel_id === null || channel_zh === null) return null;
  const name = translate(channel_zh, channel_en, asked);
  return { id: channel_id, title: name.text, titleLanguage: name.language };
}

/** Articles as list items, in the order of the ids; those that are not public are left out. */
export async function findArticleItems(context: Context, ids: string[]): Promise<ArticleItem[]> {
  if (ids.length === 0) return [];
  const rows = await articlesWithNames(context.db.read)
    // Only by id, as with works (`lib/works/work/server/video-item.ts`).
    .where('article.id', 'in', ids)
    .execute();
  const shown = rows.filter(({ state }) => state === publicArticleState);
  const items = new Map(shown.map((row) => [row.id, toArticleItem(row, context.language)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
