import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DemandFields } from '../../contract';
import { type DemandTexts, type ReviewedField, reviewedFields } from '../../rules/demand-texts';

/** Everything of a demand that others see. */
const shownFields = [...reviewedFields, 'companyName', 'contactName', 'contactWechat'] as const;

const textsOf = (fields: DemandFields) =>
  shownFields.map((field) => ({ field, text: fields[field] })).filter(({ text }) => text !== '');

/** The prohibited words in what a demand says, each once. */
export function wordsIn(db: Reader, fields: DemandFields): Promise<string[]> {
  return findProhibitedWords(
    db,
    textsOf(fields).map(({ text }) => text),
  );
}

/** Like `wordsIn`, but throws ProhibitedWords with the fields unless their writer has confirmed the warning. */
export async function flagDraft(context: Context, fields: DemandFields, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: textsOf(fields), acknowledged });
  return [...new Set([...flagged.values()].flatMap(({ words }) => words))];
}

interface Edit {
  fields: DemandFields;
  standing: DemandFields;
  /** Fields whose text waits for staff already (`waitingFields`). */
  waiting: ReadonlySet<string>;
  acknowledged: boolean;
}

/**
 * The new texts of a public demand that must be reviewed, as they are stored. Throws like `flagTexts`: code `400` with the rule
 * `prohibited` for names, which nobody reviews; and PhoneNeeded for new texts of a caller without a bound phone.
 */
export async function flagEdit(
  context: Context,
  { fields, standing, waiting, acknowledged }: Edit,
): Promise<FlaggedTexts<ReviewedField>> {
  const texts = newTexts(textsOf(fields), textsOf(standing)).filter(({ field }) => !waiting.has(field));
  if (texts.length > 0) requireAllowed(context, 'post');
  return flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
}

/** Fields of a public demand whose text equals the one under review, which stays there. */
export function waitingFields(fields: DemandTexts, underReview: Partial<DemandTexts>): ReadonlySet<ReviewedField> {
  return new Set(reviewedFields.filter((field) => fields[field] === underReview[field]));
}
