import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ReviewKind } from '../contract';
import type { FlaggedTexts } from './flag-texts';

/** A text that staff are to read before it is shown, with the prohibited words that were found in it. */
export interface TextForReview {
  kind: ReviewKind;
  subjectId: string;
  field: string;
  text: string;
  words: readonly string[];
}

/** Hands a text to the staff. One of the same field that still waits is replaced. `now` is in ms. */
export async function submitForReview(tx: Tx, text: TextForReview, now: number): Promise<void> {
  const { kind, subjectId, field } = text;
  await withdrawReviews(tx, kind, subjectId, field);
  const version = { id: uuid(), text: text.text, words: JSON.stringify(text.words), created_at: now };
  await tx
    .insertInto('moderation_review')
    .values({ ...version, kind, subject_id: subjectId, field, state: 'pending', decided_at: null })
    // Another one that came in at the same instant gives way; the new id keeps a decision on it from reaching this text.
    .onConflict((conflict) =>
      // Written out, not a parameter: it must be the index's own condition.
      conflict.columns(['kind', 'subject_id', 'field']).where('state', '=', sql.lit('pending')).doUpdateSet(version),
    )
    .execute();
}

interface ChangedTexts {
  kind: ReviewKind;
  subjectId: string;
  /** The reviewed fields that are written anew. */
  fields: readonly string[];
  flagged: FlaggedTexts;
}

/**
 * Hands the flagged texts of a thing to the staff and takes back those whose place another text takes. Before the thing's row
 * is held, as a decision does it: in the opposite order the two would wait for each other. `now` is in ms.
 */
export async function submitFlagged(
  tx: Tx,
  { kind, subjectId, fields, flagged }: ChangedTexts,
  now: number,
): Promise<void> {
  for (const field of fields) {
    const found = flagged.get(field);
    if (found) await submitForReview(tx, { kind, subjectId, field, ...found }, now);
    else await withdrawReviews(tx, kind, subjectId, field);
  }
}

/** Takes back what waits for review of a subject, or of one of its fields: something else stands in its place by now. */
export async function withdrawReviews(tx: Tx, kind: ReviewKind, subjectId: string, field?: string): Promise<void> {
  await tx
    .updateTable('moderation_review')
    .set({ state: 'replaced' })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'pending')
    .$if(field !== undefined, (query) => query.where('field', '=', field ?? ''))
    .execute();
}
