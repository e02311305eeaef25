import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { plainText } from '@/lib/base/rich-text/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { BroadcastFields } from '../../contract';
import { type BroadcastTexts, type ReviewedField, reviewedFields } from '../../rules/broadcast-texts';

/** What a broadcast says, for a search for prohibited words: details without their markup. */
const plainTexts = ({ titleZh, titleEn, bodyZh, bodyEn }: BroadcastTexts): { field: ReviewedField; text: string }[] =>
  [
    { field: 'titleZh' as const, text: titleZh },
    { field: 'titleEn' as const, text: titleEn },
    { field: 'bodyZh' as const, text: plainText(bodyZh) },
    { field: 'bodyEn' as const, text: plainText(bodyEn) },
  ].filter(({ text }) => text !== '');

/** The prohibited words in what a broadcast says, each once. */
export function wordsIn(db: Reader, texts: BroadcastTexts): Promise<string[]> {
  return findProhibitedWords(
    db,
    plainTexts(texts).map(({ text }) => text),
  );
}

/** Like `wordsIn`, but throws ProhibitedWords with the fields unless the host has confirmed the warning. */
export async function flagDraft(context: Context, fields: BroadcastFields, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: plainTexts(fields), acknowledged });
  return [...new Set([...flagged.values()].flatMap(({ words }) => words))];
}

interface Edit {
  fields: BroadcastFields;
  standing: BroadcastFields;
  /** Fields whose text waits for staff already (`waitingFields`). */
  waiting: ReadonlySet<ReviewedField>;
  acknowledged: boolean;
}

/**
 * The new texts of a public broadcast that must be reviewed, as they are stored. Throws like `flagTexts`, and PhoneNeeded for new
 * texts of a caller without a bound phone.
 */
export async function flagEdit(
  context: Context,
  { fields, standing, waiting, acknowledged }: Edit,
): Promise<FlaggedTexts<ReviewedField>> {
  const texts = newTexts(plainTexts(fields), plainTexts(standing)).filter(
    ({ field }) => !waiting.has(field as ReviewedField),
  );
  if (texts.length > 0) requireAllowed(context, 'post');
  const flagged = await flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
  return new Map(Array.from(flagged, ([field, { words }]) => [field, { text: fields[field], words }]));
}

/** Fields of a public broadcast whose text equals the one under review, which stays there. */
export function waitingFields(
  fields: BroadcastTexts,
  underReview: Partial<BroadcastTexts>,
): ReadonlySet<ReviewedField> {
  return new Set(reviewedFields.filter((field) => fields[field] === underReview[field]));
}
