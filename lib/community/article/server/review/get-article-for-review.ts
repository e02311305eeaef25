import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ArticleDraft, ArticleForReview, getArticleForReview as contract } from '../../contract';
import { wordsIn } from '../own/flag-article';
import { toDraft } from '../own/read-draft';

/**
 * An article in any state with everything that its author wrote. Throws Unauthorized or Forbidden for callers who may not
 * review articles, NullPointer for an unknown or deleted one.
 */
export async function getArticleForReview(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<ArticleForReview> {
  requireAllowed(context, 'reviewArticles');
  const { db, language } = context;
  const row = await db.read
    .selectFrom('article')
    .innerJoin('person', 'person.id', 'article.author_id')
    .selectAll('article')
    .select('nickname')
    .where('article.id', '=', id)
    .where('article.state', '!=', 'deleted')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const draft = await toDraft(db.read, row, language);
  return {
    ...draft,
    author: shownNickname(row.nickname, language),
    authorId: row.author_id,
    words: await allWords(db.read, draft, JSON.parse(row.words)),
    isFeatured: row.featured_at !== null,
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  };
}

/** The prohibited words in its present texts and in those under review, and those found when it was submitted. */
async function allWords(db: Reader, draft: ArticleDraft, former: string[]): Promise<string[]> {
  const waiting = { ...draft, ...draft.underReview, tags: [] };
  return [...new Set([...former, ...(await wordsIn(db, draft)), ...(await wordsIn(db, waiting))])];
}
