import { mediaStorage } from '@/lib/base/media/port';
import { isIndustry, isProfession } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { WorkDraft, WorkFields } from '../../contract';
import { missingFields } from '../../rules/work-texts';
import { isChoosableCover } from './own-files';
import type { OwnWorkId } from './own-work';

/**
 * Throws code `400` with the rule `unknown` for an unknown industry or profession, a cover that `saveCover` did not
 * return for this work, or a credited person without an account; and with the rule `self` for a creator who credits
 * themselves.
 */
export async function requireKnown(
  context: Context,
  { id, personId }: OwnWorkId,
  { fields, standing }: { fields: WorkFields; standing: WorkDraft },
): Promise<void> {
  const { industry, profession, cover, credits } = fields;
  const isCover = cover === '' || cover === standing.cover || (await isOwnCover(context, id, cover));
  const people = await findPeople(context.db.read, credits, standing);
  const wrong: (FieldError | false)[] = [
    industry !== '' && !isIndustry(industry) && { field: 'industry', rule: 'unknown' },
    profession !== '' && !isProfession(profession) && { field: 'profession', rule: 'unknown' },
    !isCover && { field: 'cover', rule: 'unknown' },
    ...credits.map(({ userId }, index) => {
      if (userId === personId) return { field: `credits.${index}`, rule: 'self' };
      return !people.has(userId) && { field: `credits.${index}`, rule: 'unknown' };
    }),
  ];
  const broken = wrong.filter((one) => one !== false);
  if (broken.length > 0) throw new CodedError('400', { fields: broken });
}

async function isOwnCover(context: Context, id: string, key: string): Promise<boolean> {
  return isChoosableCover(id, key, context.now()) && (await mediaStorage().head(key)) !== null;
}

/** The people with an account among the new credits; existing ones are known. */
async function findPeople(
  db: Reader,
  credits: WorkFields['credits'],
  standing: WorkDraft,
): Promise<ReadonlySet<string>> {
  const known = new Set(standing.credits.map(({ userId }) => userId));
  const asked = credits.map(({ userId }) => userId).filter((userId) => !known.has(userId));
  if (asked.length === 0) return known;
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', asked)
    .where('erased_at', 'is', null)
    .execute();
  return new Set([...known, ...found.map((person) => person.id)]);
}

/** Fields that a work needs; the cover is the present one if no other is given. */
interface Submittable {
  titleZh: string;
  titleEn: string;
  introEn: string;
  cover: string;
  isOriginal: WorkFields['isOriginal'];
}

/** Throws code `400` with the rule `required` for every missing field in this version (specification section 5). */
export function requireComplete(context: Pick<Context, 'language'>, work: Submittable, hasFile: boolean): void {
  const isOriginal = work.isOriginal === '' ? null : work.isOriginal === 'true';
  const missing = missingFields({ ...work, cover: work.cover || null, isOriginal, hasFile }, context.language);
  if (missing.length > 0) {
    throw new CodedError('400', { fields: missing.map((field) => ({ field, rule: 'required' })) });
  }
}
