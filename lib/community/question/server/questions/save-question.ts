import {
  type FlaggedTexts,
  flagTexts,
  newTexts,
  pendingTexts,
  submitFlagged,
  withdrawReviews,
} from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { questionLimits } from '../../codes';
import type { saveQuestion as contract } from '../../contract';
import { writtenFields } from '../../rules/written-fields';
import { holdQuestion, type QuestionRow } from '../hold-question';
import { keepVersion } from '../keep-version';
import { renewQuestion } from '../renew-question';
import { limitReviews } from '../review-limit';
import { getOwnQuestion } from './get-own-question';
import { findOwnQuestion } from './own-question';
import { reviewedWords, submitWhole } from './whole-question';

const fields = ['title', 'text'] as const;
type Field = (typeof fields)[number];

/**
 * Changes what the caller asked. What it said stays to be read; a text with prohibited words, once confirmed, waits for review
 * while the public sees the former one. A question that waits is shown at once if its new texts have none.
 *
 * Throws Changed for another `revision` than the last, of two who save at once for one of them; QuestionClosed, ListFull after too
 * many changes, ProhibitedWords, PhoneNeeded, and what `findOwnQuestion` throws.
 */
export async function saveQuestion(
  context: Context,
  { id, revision, acknowledged, ...texts }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = requireAllowed(context, 'post');
  const { read } = context.db;
  const standing = await findOwnQuestion(context, read, id);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (standing.revision !== revision) throw new CodedError('Changed');
  if (standing.closed_at !== null) throw new CodedError('QuestionClosed');
  const underReview = await pendingTexts(read, 'question', id);
  const written = writtenFields(fields, { texts, standing, underReview });
  if (written.length === 0) return readSaved(context, id);
  if (revision >= questionLimits.versions) throw new CodedError('ListFull');
  const flagged = await flagTexts<Field>(context, {
    texts: newTexts(
      (standing.state === 'shown' ? written : fields).map((field) => ({ field, text: texts[field] })),
      standing.state === 'shown' ? fields.map((field) => ({ field, text: standing[field] })) : [],
    ),
    acknowledged,
  });
  if (flagged.size > 0) await limitReviews(context, personId);
  const change = { standing, texts, written, flagged };
  await context.db.transaction((tx) =>
    standing.state === 'shown' ? changeShown(context, tx, change) : changeWaiting(context, tx, change),
  );
  return readSaved(context, id);
}

async function readSaved(context: Context, id: string): Promise<DataOf<typeof contract>> {
  const { revision, isWaiting } = await getOwnQuestion(context, { id });
  return { revision, isWaiting };
}

interface Change {
  /** What all of this was judged by; the statement changes nothing else. */
  standing: QuestionRow;
  texts: Record<Field, string>;
  written: readonly Field[];
  flagged: FlaggedTexts<Field>;
}

async function changeShown(context: Context, tx: Tx, { standing, texts, written, flagged }: Change): Promise<void> {
  const now = context.now();
  const { id } = standing;
  await submitFlagged(tx, { kind: 'question', subjectId: id, fields: written, flagged }, now);
  const placed = written.filter((field) => !flagged.has(field) && texts[field] !== standing[field]);
  await update(tx, standing, {
    ...Object.fromEntries(placed.map((field) => [field, texts[field]])),
    ...(placed.length > 0 && { edited_at: now }),
  });
  if (placed.length > 0) await keepVersion(tx, 'question', standing);
  await renewQuestion(tx, id, now);
}

async function changeWaiting(context: Context, tx: Tx, { standing, texts, flagged }: Change): Promise<void> {
  const now = context.now();
  const { id } = standing;
  const words = reviewedWords(flagged);
  if (words.length > 0) await submitWhole(tx, { id, ...texts }, words, now);
  else await withdrawReviews(tx, 'question', id);
  await update(tx, standing, words.length > 0 ? texts : { ...texts, state: 'shown' });
  await renewQuestion(tx, id, now);
}

/** Changes a question that is still as it was judged. */
async function update(
  tx: Tx,
  { id, revision, state }: QuestionRow,
  columns: Partial<Pick<QuestionRow, Field | 'state' | 'edited_at'>>,
): Promise<void> {
  const held = await holdQuestion(tx, id);
  if (held?.closed_at) throw new CodedError('QuestionClosed');
  const changed = await tx
    .updateTable('question')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new CodedError('Changed');
}
