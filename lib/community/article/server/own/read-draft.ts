import { pendingTexts } from '@/lib/base/moderation/port';
import { findTopicTitle } from '@/lib/community/topic/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ArticleDraft, OwnArticle } from '../../contract';
import { findTags } from '../find-tags';
import { textStatesOf } from '../shown-text';
import { type ArticleRow, findOwnArticle, type OwnArticleId } from './own-article';
import { textsOf } from './text-columns';

/** An article as an item of its author's list. */
export function toOwnArticle(row: Omit<ArticleRow, 'body_zh' | 'body_en'>, language: Language): OwnArticle {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    id: row.id,
    title: title.text,
    titleLanguage: title.language,
    cover: row.cover,
    state: row.state,
    reason: row.reason,
    textStates: textStatesOf(row),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    wasPublic: row.verified_at !== null,
    updatedAt: isoInBeijing(row.updated_at),
  };
}

/** An article for its editor. Throws NullPointer for one that is not theirs. */
export async function readDraft(db: Reader, own: OwnArticleId, language: Language): Promise<ArticleDraft> {
  return toDraft(db, await findOwnArticle(db, own), language);
}

/** An article with everything that its author wrote, and what of that waits for staff. */
export async function toDraft(db: Reader, row: ArticleRow, language: Language): Promise<ArticleDraft> {
  const [tags, topicTitle, underReview] = await Promise.all([
    findTags(db, row.id),
    findTopicTitle(db, row.topic_id, language),
    pendingTexts(db, 'article', row.id),
  ]);
  return {
    ...toOwnArticle(row, language),
    ...textsOf(row),
    cover: row.cover ?? '',
    tags,
    topicId: row.topic_id ?? '',
    topicTitle,
    underReview,
    revision: row.revision,
  };
}
