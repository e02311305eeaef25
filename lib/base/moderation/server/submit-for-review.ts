import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ReviewKind } from '../contract';
import type { FlaggedTexts } from './flag-texts';

/** A text that staff must review before it is published, with the prohibited words in it. */
export interface TextForReview {
  kind: ReviewKind;
  subjectId: string;
  field: string;
  text: string;
  words: readonly string[];
}

/** Submits a text for review. A waiting one of the same field is replaced. `now` is in ms. */
export async function submitForReview(tx: Tx, text: TextForReview, now: number): Promise<void> {
  const { kind, subjectId, field } = text;
  await withdrawReviews(tx, kind, subjectId, field);
  const version = { id: uuid(), text: text.text, words: JSON.stringify(text.words), created_at: now };
  await tx
    .insertInto('moderation_review')
    .values({ ...version, kind, subject_id: subjectId, field, state: 'pending', decided_at: null })
    // A concurrent submission is replaced too; the new id prevents a decision on the old text from applying to this
    // one.
    .onConflict((conflict) =>
      // A literal, not a parameter: it must be the index's own condition.
      conflict.columns(['kind', 'subject_id', 'field']).where('state', '=', sql.lit('pending')).doUpdateSet(version),
    )
    .execute();
}

interface ChangedTexts {
  kind: ReviewKind;
  subjectId: string;
  /** The reviewed fields that get a new text. */
  fields: readonly string[];
  flagged: FlaggedTexts;
}

/**
 * Submits the flagged texts of a thing for review, and withdraws those that another text replaces. Must run before the
 * thing's row is locked, as in a decision: in the opposite order the two would deadlock. `now` is in ms.
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

/** Withdraws the waiting reviews of a subject, or of one of its fields, because another text replaces them. */
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
