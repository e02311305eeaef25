import type { Updateable } from 'kysely';
import { type FlaggedTexts, flagTexts, newTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { saveProfile as contract, UserInfo } from '../contract';
import { profileTexts, type ReviewedField, reviewedFields } from '../rules/profile-texts';
import { isArea } from './areas/area-name';
import { isIndustry, isProfession } from './dictionary';
import { getUserInfo } from './get-user-info';
import { holdProfile } from './hold-person';
import { isNicknameTaken, takeNickname } from './nicknames';
import { authorsTag, personTag } from './page-tags';
import { keepPersonFound } from './search-document';
import type { PersonTable } from './tables';

type Fields = Omit<InputOf<typeof contract>, 'acknowledged'>;

/**
 * Changes the given fields of the caller's profile and returns the whole of it (specification section 5).
 * Prohibited words in nickname, tagline or bio throw ProhibitedWords with the fields; once confirmed, those texts go to
 * review, the public still sees the previous ones, and everything else is saved. In other texts they are rejected with
 * code `400`. Throws PhoneNeeded for a new public text of a caller without a bound phone, NicknameTaken, code `400` for
 * an unknown id of a dictionary, and Unauthorized for a visitor and for an erased person.
 */
export async function saveProfile(
  context: Context,
  { acknowledged, ...fields }: InputOf<typeof contract>,
): Promise<UserInfo> {
  const { personId } = signedIn(context);
  requireKnownIds(fields);
  const texts = newTexts(profileTexts(fields), profileTexts(await getUserInfo(context)));
  if (texts.length > 0) requireAllowed(context, 'post');
  const flagged = await flagTexts(context, { texts, reviewed: reviewedFields, acknowledged });
  await context.db.transaction((tx) => write(context, tx, { personId, fields, flagged }));
  return getUserInfo(context);
}

function requireKnownIds({ areaId, industry, profession }: Fields): void {
  const checks: [string, string | null | undefined, (id: string) => boolean][] = [
    ['areaId', areaId, isArea],
    ['industry', industry, isIndustry],
    ['profession', profession, isProfession],
  ];
  const fields: FieldError[] = checks
    .filter(([, id, isKnown]) => typeof id === 'string' && !isKnown(id))
    .map(([field]) => ({ field, rule: 'unknown' }));
  if (fields.length > 0) throw new CodedError('400', { fields });
}

interface Change {
  personId: string;
  fields: Fields;
  flagged: FlaggedTexts<ReviewedField>;
}

async function write(context: Context, tx: Tx, { personId, fields, flagged }: Change): Promise<void> {
  const now = context.now();
  const written = reviewedFields.filter((field) => fields[field] !== undefined);
  await submitFlagged(tx, { kind: 'person', subjectId: personId, fields: written, flagged }, now);
  const former = await holdProfile(tx, personId);
  const placed = { ...fields };
  for (const field of flagged.keys()) placed[field] = undefined;
  const columns = toColumns(placed);
  if (Object.keys(columns).length > 0) {
    await tx.updateTable('person').set(columns).where('id', '=', personId).execute();
  }
  const wished = flagged.get('nickname')?.text;
  if (wished !== undefined && (await isNicknameTaken(tx, wished, personId))) throw new CodedError('NicknameTaken');
  const { nickname = former.nickname } = placed;
  const isRenamed = nickname !== former.nickname;
  if (isRenamed && !(await takeNickname(tx, personId, nickname))) throw new CodedError('NicknameTaken');
  if (isRenamed) await context.emit(context, tx, 'person.renamed', { personId });
  await keepPersonFound(tx, personId);
  await invalidatePages(tx, [personTag(personId), ...(isRenamed ? [authorsTag] : [])], now);
}

/** Listed one by one, so that no other input field is written. */
function toColumns(fields: Fields): Updateable<PersonTable> {
  const { areaId, creativeFields, socialLinks } = fields;
  const columns = {
    gender: fields.gender,
    birthday: fields.birthday,
    area_id: areaId,
    // An area replaces the text from before the dictionary.
    address: areaId === undefined ? undefined : '',
    bio: fields.bio,
    tagline: fields.tagline,
    creative_fields: creativeFields && JSON.stringify(creativeFields),
    education: fields.education,
    industry: fields.industry,
    profession: fields.profession,
    social_links: socialLinks && JSON.stringify(socialLinks),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
