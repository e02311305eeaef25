import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { FieldText } from '../rules/new-texts';
import { findProhibitedWords } from './word-index';

/** The texts that staff must read, by their fields, with the prohibited words that were found in them. */
export type FlaggedTexts<Field extends string = string> = ReadonlyMap<Field, { text: string; words: string[] }>;

interface TextsToFlag<Field extends string> {
  texts: readonly FieldText[];
  /** The fields whose texts staff read; in others prohibited words are refused. All fields where it is left out. */
  reviewed?: readonly Field[];
  /** The author has read the warning: texts with prohibited words go to review. */
  acknowledged: boolean;
}

/**
 * Looks for prohibited words in texts that others are to see (specification section 5), and returns those that hold some; in
 * the transaction that writes the texts, {@link submitFlagged} hands them to the staff. Not inside a transaction.
 *
 * Throws code `400` with the rule `prohibited` for the fields that are not reviewed, and ProhibitedWords with the others
 * unless the warning was acknowledged.
 *
 * @example
 * const flagged = await flagTexts(context, { texts: [{ field: 'title', text: title }], acknowledged });
 */
export async function flagTexts<Field extends string = string>(
  { db }: Pick<Context, 'db'>,
  { texts, reviewed, acknowledged }: TextsToFlag<Field>,
): Promise<FlaggedTexts<Field>> {
  const isReviewed = (field: string): field is Field => !reviewed || reviewed.some((one) => one === field);
  const flagged = new Map<Field, { text: string; words: string[] }>();
  const refused: string[] = [];
  for (const { field, text } of texts) {
    const words = await findProhibitedWords(db.read, [text]);
    if (words.length === 0) continue;
    if (isReviewed(field)) flagged.set(field, { text, words });
    else refused.push(field);
  }
  if (refused.length > 0) throw new CodedError('400', { fields: prohibited(refused) });
  if (flagged.size > 0 && !acknowledged)
    throw new CodedError('ProhibitedWords', { fields: prohibited(flagged.keys()) });
  return flagged;
}

const prohibited = (fields: Iterable<string>): FieldError[] =>
  Array.from(fields, (field) => ({ field, rule: 'prohibited' }));
