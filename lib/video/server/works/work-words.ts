import { findProhibitedWords } from '@/lib/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { WorkFields } from '../../contract';
import { type WorkText, workTexts } from '../../rules/work-texts';

type Texts = Pick<WorkFields, 'titleZh' | 'titleEn' | 'introZh' | 'introEn' | 'tags' | 'software'>;

/** Texts in which prohibited words stand, by their fields, with the words that were found. */
export type FlaggedTexts = Map<string, { text: string; words: string[] }>;

/** Looks for prohibited words in texts (specification section 5). Not inside a transaction. */
export async function flagTexts({ db }: Pick<Context, 'db'>, texts: readonly WorkText[]): Promise<FlaggedTexts> {
  const flagged: FlaggedTexts = new Map();
  for (const { field, text } of texts) {
    const words = await findProhibitedWords(db.read, [text]);
    if (words.length > 0) flagged.set(field, { text, words });
  }
  return flagged;
}

/** The prohibited words in everything that is said of a work, each once. Not inside a transaction. */
export async function wordsOf(context: Pick<Context, 'db'>, work: Texts): Promise<string[]> {
  return findProhibitedWords(
    context.db.read,
    workTexts(work).map(({ text }) => text),
  );
}

/** Throws ProhibitedWords with the fields, unless there are none or the warning was acknowledged. */
export function requireAcknowledged(flagged: FlaggedTexts, acknowledged: boolean): void {
  if (flagged.size > 0 && !acknowledged) {
    throw new CodedError('ProhibitedWords', { fields: prohibited([...flagged.keys()]) });
  }
}

/** The error's fields for texts that break this rule. */
export const prohibited = (fields: readonly string[]): FieldError[] =>
  fields.map((field) => ({ field, rule: 'prohibited' }));
