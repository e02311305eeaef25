import { type FlaggedTexts, submitForReview } from '@/lib/base/moderation/port';
import type { Tx } from '@/lib/platform/server/db/database';

/** The field by which a question is reviewed that was never shown: title and text are one decision. */
export const wholeField = 'question';

/** The prohibited words of several texts, each once. */
export const reviewedWords = (flagged: FlaggedTexts): string[] => [
  ...new Set([...flagged.values()].flatMap(({ words }) => words)),
];

/** Submits a question that was never shown for review. `now` is in ms. */
export async function submitWhole(
  tx: Tx,
  { id, title, text }: Record<'id' | 'title' | 'text', string>,
  words: readonly string[],
  now: number,
): Promise<void> {
  const whole = text === '' ? title : `${title}\n\n${text}`;
  await submitForReview(tx, { kind: 'question', subjectId: id, field: wholeField, text: whole, words }, now);
}
