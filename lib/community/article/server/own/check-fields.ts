import { workIds } from '@/lib/base/rich-text/codes';
import { requireChannel } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import { articleLimits } from '../../codes';
import type { ArticleDraft, ArticleFields } from '../../contract';
import { type ArticleTexts, missingFields } from '../../rules/article-texts';
import type { OwnArticleId } from './own-article';
import { stemOf } from './own-pictures';

interface Written {
  fields: ArticleFields;
  standing: ArticleDraft;
  /** The pictures that were uploaded for the article (`findStems`). */
  stems: ReadonlySet<string>;
}

/**
 * Throws code `400` with the rule `unknown` for a cover that was not uploaded for this article, with `works` for a body with
 * too many embedded works, and from `requireChannel` for another channel than the present one.
 */
export async function requireKnown(
  context: Context,
  { personId }: OwnArticleId,
  { fields, standing, stems }: Written,
): Promise<void> {
  const { cover, topicId } = fields;
  const isCover = cover === '' || stems.has(stemOf(cover));
  const wrong: FieldError[] = isCover ? [] : [{ field: 'cover', rule: 'unknown' }];
  for (const field of ['bodyZh', 'bodyEn'] as const) {
    if (workIds(fields[field]).length > articleLimits.works) wrong.push({ field, rule: 'works' });
  }
  if (wrong.length > 0) throw new CodedError('400', { fields: wrong });
  if (topicId !== standing.topicId) await requireChannel(context.db.read, topicId, personId);
}

/** Throws code `400` with the rule `required` for every field that an article lacks to be handed in. */
export function requireComplete(texts: ArticleTexts, language: Language): void {
  const missing = missingFields(texts, language);
  if (missing.length > 0) {
    throw new CodedError('400', { fields: missing.map((field) => ({ field, rule: 'required' })) });
  }
}
