import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import { spread } from '@/lib/platform/server/spread';
import { textColumns } from '../own/text-columns';
import type { ArticleTable } from '../tables';
import { type DemonstrationArticle, isTakenDown } from './place-article';

export type SeedRow = Selectable<ArticleTable>;

const noTexts = { titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' } as const;
const noColumns = {
  ...{ title_zh: '', title_en: '', body_zh: '', body_en: '', excerpt_zh: '', excerpt_en: '' },
  ...{ minutes_zh: 0, minutes_en: 0, changed_zh_at: 0, changed_en_at: 0 },
};
/** Places of the articles that staff feature, the last featured first. */
const featured = [0, 13, 26, 39];

/** The row of an article of the demonstration, from the 400 days before `now` (ms), without likes. */
export function articleRow(article: DemonstrationArticle, index: number, now: number): SeedRow {
  const { id, state, authorId, topicId, cover, reason, words } = article;
  const isPublic = state === 'verified';
  const age = isPublic || isTakenDown(index) ? 1.2 + spread(index, 0.6180339887) * 397 : 0.2 + spread(index, 0.38) * 5;
  const createdAt = Math.round(now - age * millisecondsInDay);
  const submittedAt = state === 'pending_edit' ? null : createdAt + Math.round(3.4 * millisecondsInHour);
  const verifiedAt = isPublic || isTakenDown(index) ? createdAt + Math.round(9 * millisecondsInHour) : null;
  const columns = textColumns(noTexts, article, createdAt);
  const row = {
    ...{ id, author_id: authorId, topic_id: topicId, state, cover, reason, words: JSON.stringify(words) },
    ...{ ...noColumns, ...columns },
    ...{ revision: 1, like_count: 0, comment_count: 0, created_at: createdAt, updated_at: submittedAt ?? createdAt },
    ...{ submitted_at: submittedAt, verified_at: verifiedAt, edited_at: null, checked_at: null },
    featured_at: featured.includes(index) ? now - (featured.indexOf(index) + 1) * millisecondsInDay : null,
  };
  return { ...row, ...checked(row, index, now) };
}

/**
 * How both texts of an article stand to each other: of four, one was never checked, one has changed in one language since, two
 * say the same.
 */
function checked(row: SeedRow, index: number, now: number): Partial<SeedRow> {
  if (row.title_zh === '' || row.title_en === '' || index % 4 === 0) return {};
  const checkedAt = row.created_at + millisecondsInHour;
  if (index % 4 !== 1 || row.verified_at === null) return { checked_at: checkedAt };
  const changedAt = row.verified_at + Math.round(Math.min(3 * millisecondsInDay, (now - row.verified_at) / 2));
  const changed = index % 8 === 1 ? { changed_zh_at: changedAt } : { changed_en_at: changedAt };
  return { ...changed, checked_at: checkedAt, edited_at: changedAt, updated_at: changedAt, revision: 2 };
}
