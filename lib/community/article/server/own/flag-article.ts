import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { plainText } from '@/lib/base/rich-text/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { publicArticleState } from '../../codes';
import type { ArticleDraft, ArticleFields } from '../../contract';
import { type ReviewedField, reviewedFields } from '../../rules/article-texts';

type Texts = Pick<ArticleFields, ReviewedField> & { tags: readonly string[] };

/** What an article says, for a search for prohibited words: bodies without their markup, tags under their path in the input. */
function plainTexts(article: Texts): { field: string; text: string }[] {
  const { titleZh, titleEn, bodyZh, bodyEn, tags } = article;
  const texts = { titleZh, titleEn, bodyZh: plainText(bodyZh), bodyEn: plainText(bodyEn) };
  return [
    ...reviewedFields.map((field) => ({ field, text: texts[field] })),
    ...tags.map((text, index) => ({ field: `tags.${index}`, text })),
  ].filter(({ text }) => text !== '');
}

/** The prohibited words in what an article says, each once. */
export function wordsIn(db: Reader, article: Texts): Promise<string[]> {
  return findProhibitedWords(
    db,
    plainTexts(article).map(({ text }) => text),
  );
}

/** Like `wordsIn`, but throws ProhibitedWords with the fields unless the author has confirmed the warning. */
export async function flagDraft(context: Context, article: Texts, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: plainTexts(article), acknowledged });
  return [...new Set([...flagged.values()].flatMap(({ words }) => words))];
}

interface Edit {
  fields: ArticleFields;
  standing: ArticleDraft;
  acknowledged: boolean;
}

/**
 * The new texts of a public article that must be reviewed, as they are stored. Throws like `flagTexts`, and PhoneNeeded for
 * new texts of a caller without a bound phone.
 */
export async function flagEdit(
  context: Context,
  { fields, standing, acknowledged }: Edit,
): Promise<FlaggedTexts<ReviewedField>> {
  const waiting = waitingFields(fields, standing);
  const texts = newTexts(plainTexts(fields), plainTexts(standing)).filter(
    ({ field }) => !waiting.has(field as ReviewedField),
  );
  if (texts.length > 0) requireAllowed(context, 'post');
  const flagged = await flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
  return new Map(Array.from(flagged, ([field, { words }]) => [field, { text: fields[field], words }]));
}

/** Fields of a public article whose text equals the one under review, which stays there. */
export function waitingFields(fields: ArticleFields, { state, underReview }: ArticleDraft): ReadonlySet<ReviewedField> {
  const isPublic = state === publicArticleState;
  return new Set(isPublic ? reviewedFields.filter((field) => fields[field] === underReview[field]) : []);
}
