import { findProhibitedWords } from '@/lib/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { isReviewed, type ProfileText, type ReviewedField } from '../rules/profile-texts';

/** The texts that staff must read, by their fields, with the words that were found in them. */
export type FlaggedTexts = Map<ReviewedField, { text: string; words: string[] }>;

/**
 * Looks for prohibited words (specification section 5). Throws code `400` with the rule `prohibited` where they stand in a
 * text that is not reviewed, and ProhibitedWords with the fields for those that are, unless the warning was acknowledged.
 * Not inside a transaction.
 */
export async function flagTexts(
  { db }: Pick<Context, 'db'>,
  texts: readonly ProfileText[],
  acknowledged: boolean,
): Promise<FlaggedTexts> {
  const flagged: FlaggedTexts = new Map();
  const refused: FieldError[] = [];
  for (const { field, text } of texts) {
    const words = await findProhibitedWords(db.read, [text]);
    if (words.length === 0) continue;
    if (isReviewed(field)) flagged.set(field, { text, words });
    else refused.push({ field, rule: 'prohibited' });
  }
  if (refused.length > 0) throw new CodedError('400', { fields: refused });
  if (flagged.size > 0 && !acknowledged) {
    throw new CodedError('ProhibitedWords', {
      fields: [...flagged.keys()].map((field) => ({ field, rule: 'prohibited' })),
    });
  }
  return flagged;
}
