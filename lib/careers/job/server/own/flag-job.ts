import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { JobFields } from '../../contract';
import { type JobTexts, type ReviewedField, reviewedFields } from '../../rules/job-texts';

/** Its texts, and its address, which nobody reviews alone: prohibited words in that are refused. */
const textsOf = (fields: JobFields) => [
  ...reviewedFields.map((field) => ({ field: field as string, text: fields[field] })),
  { field: 'address', text: fields.address },
];

const written = (fields: JobFields) => textsOf(fields).filter(({ text }) => text !== '');

/** The prohibited words in what a job says, each once. */
export function wordsIn(db: Reader, fields: JobFields): Promise<string[]> {
  return findProhibitedWords(
    db,
    written(fields).map(({ text }) => text),
  );
}

/** Like `wordsIn`, but throws ProhibitedWords with the fields unless the company has confirmed the warning. */
export async function flagDraft(context: Context, fields: JobFields, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: written(fields), acknowledged });
  return [...new Set([...flagged.values()].flatMap(({ words }) => words))];
}

interface Edit {
  fields: JobFields;
  standing: JobFields;
  /** Fields whose text waits for staff already (`waitingFields`). */
  waiting: ReadonlySet<ReviewedField>;
  acknowledged: boolean;
}

/**
 * The new texts of a public job that must be reviewed, as they are stored. Throws like `flagTexts`, and PhoneNeeded for new texts of a
 * caller without a bound phone.
 */
export async function flagEdit(
  context: Context,
  { fields, standing, waiting, acknowledged }: Edit,
): Promise<FlaggedTexts<ReviewedField>> {
  const texts = newTexts(written(fields), written(standing)).filter(
    ({ field }) => !waiting.has(field as ReviewedField),
  );
  if (texts.length > 0) requireAllowed(context, 'post');
  return flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
}

/** Fields of a public job whose text equals the one under review, which stays there. */
export function waitingFields(fields: JobTexts, underReview: Partial<JobTexts>): ReadonlySet<ReviewedField> {
  return new Set(reviewedFields.filter((field) => fields[field] === underReview[field]));
}
