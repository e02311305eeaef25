import { findProhibitedWords, submitForReview, withdrawReviews } from '@/lib/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PlaylistFields } from '../contract';
import { type ReviewedField, reviewedFields } from '../rules/playlist-texts';

/** The texts that staff must read, by their fields, with the words that were found in them. */
export type FlaggedTexts = ReadonlyMap<ReviewedField, { text: string; words: string[] }>;

interface Written {
  texts: PlaylistFields;
  /** Those of them that are new. */
  fields: readonly ReviewedField[];
  acknowledged: boolean;
}

/**
 * Looks for prohibited words in the new texts of a play list (specification section 5). Throws ProhibitedWords with the fields
 * unless the warning was acknowledged. Not inside a transaction.
 */
export async function flagTexts(
  { db }: Pick<Context, 'db'>,
  { texts, fields, acknowledged }: Written,
): Promise<FlaggedTexts> {
  const flagged = new Map<ReviewedField, { text: string; words: string[] }>();
  for (const field of fields) {
    const words = await findProhibitedWords(db.read, [texts[field]]);
    if (words.length > 0) flagged.set(field, { text: texts[field], words });
  }
  if (flagged.size > 0 && !acknowledged) {
    throw new CodedError('ProhibitedWords', {
      fields: [...flagged.keys()].map((field) => ({ field, rule: 'prohibited' })),
    });
  }
  return flagged;
}

interface Handed {
  id: string;
  flagged: FlaggedTexts;
  /** Fields whose text waits already, and goes on waiting. */
  waiting?: ReadonlySet<ReviewedField>;
  now: number;
}

/**
 * Hands texts to the staff and takes back those whose place another one takes. Before the list's row is held, as a decision
 * does it: in the opposite order the two would wait for each other.
 */
export async function writeReviews(tx: Tx, { id, flagged, waiting, now }: Handed): Promise<void> {
  for (const field of reviewedFields) {
    const found = flagged.get(field);
    if (found) await submitForReview(tx, { kind: 'playlist', subjectId: id, field, ...found }, now);
    else if (!waiting?.has(field)) await withdrawReviews(tx, 'playlist', id, field);
  }
}
