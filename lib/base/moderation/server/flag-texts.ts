import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { FieldText } from '../rules/new-texts';
import { findProhibitedWords } from './word-index';

/** Texts for review, by their fields, with the prohibited words in them. */
export type FlaggedTexts<Field extends string = string> = ReadonlyMap<Field, { text: string; words: string[] }>;

interface TextsToFlag<Field extends string> {
  texts: readonly FieldText[];
  /** Fields whose texts may go to review; in others prohibited words are rejected. All fields by default. */
  reviewed?: readonly Field[];
  /** The author has confirmed the warning: texts with prohibited words go to review. */
  acknowledged: boolean;
}

/**
 * Looks for prohibited words in texts for publication (specification section 5), and returns those that contain some;
 * in the transaction that writes the texts, {@link submitFlagged} submits them for review. Not inside a transaction.
 * Throws code `400` with the rule `prohibited` for the fields that are not reviewed, and ProhibitedWords for the others
 * unless the warning was acknowledged.
 *
 * @example const flagged = await flagTexts(context, { texts: [{ field: 'title', text: title }], acknowledged });
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
