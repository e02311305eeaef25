import { type FlaggedTexts, findProhibitedWords, flagTexts, newTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { plainText } from '@/lib/base/rich-text/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ActivityFields } from '../../contract';
import { type ActivityTexts, type ReviewedField, reviewedFields } from '../../rules/activity-texts';

/** What an activity says, under the paths of its input, for a search for prohibited words: details without their markup. */
function plainTexts(fields: ActivityFields): { field: string; text: string }[] {
  const named = ['titleZh', 'titleEn', 'venueZh', 'venueEn', 'addressZh', 'addressEn'] as const;
  return [
    ...named.map((field) => ({ field, text: fields[field] })),
    ...(['bodyZh', 'bodyEn'] as const).map((field) => ({ field, text: plainText(fields[field]) })),
    ...fields.ticketTypes.flatMap(({ nameZh, nameEn }, index) => [
      { field: `ticketTypes.${index}.nameZh`, text: nameZh },
      { field: `ticketTypes.${index}.nameEn`, text: nameEn },
    ]),
    ...fields.questions.flatMap(({ textZh, textEn }, index) => [
      { field: `questions.${index}.textZh`, text: textZh },
      { field: `questions.${index}.textEn`, text: textEn },
    ]),
  ].filter(({ text }) => text !== '');
}

/** The prohibited words in what an activity says, each once. */
export function wordsIn(db: Reader, fields: ActivityFields): Promise<string[]> {
  return findProhibitedWords(
    db,
    plainTexts(fields).map(({ text }) => text),
  );
}

/** Like `wordsIn`, but throws ProhibitedWords with the fields unless the organiser has confirmed the warning. */
export async function flagDraft(context: Context, fields: ActivityFields, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: plainTexts(fields), acknowledged });
  return [...new Set([...flagged.values()].flatMap(({ words }) => words))];
}

interface Edit {
  fields: ActivityFields;
  standing: ActivityFields;
  /** Fields whose text waits for staff already (`waitingFields`). */
  waiting: ReadonlySet<ReviewedField>;
  acknowledged: boolean;
}

/**
 * The new texts of a public activity that must be reviewed, as they are stored. Throws like `flagTexts`, and PhoneNeeded for
 * new texts of a caller without a bound phone.
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

/** Fields of a public activity whose text equals the one under review, which stays there. */
export function waitingFields(fields: ActivityTexts, underReview: Partial<ActivityTexts>): ReadonlySet<ReviewedField> {
  return new Set(reviewedFields.filter((field) => fields[field] === underReview[field]));
}
