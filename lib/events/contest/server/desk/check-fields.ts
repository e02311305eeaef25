import { blockPictures } from '@/lib/base/content/port';
import { flagTexts, newTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { checkContest } from '../../rules/check-contest';
import { contestTexts } from '../../rules/contest-texts';
import { missingFields } from '../../rules/missing';
import type { AtDesk } from '../require-desk';
import { findPictures } from './contest-pictures';
import type { Written } from './standing';

/**
 * Throws code `400` with the rule `unknown` at `blocks` for pictures that were not uploaded for this contest, with `repeated` for
 * ids that are there twice.
 */
export async function requireKnown({ db }: Context, { standing, fields }: Written): Promise<void> {
  const known = new Set([
    ...(await findPictures(db.read, standing.activity.id)),
    ...blockPictures(standing.fields.blocks),
  ]);
  const isKnown = blockPictures(fields.blocks).every((key) => known.has(key));
  refuse([...(isKnown ? [] : [{ field: 'blocks', rule: 'unknown' }]), ...repeated(fields.categories)]);
}

const repeated = (categories: readonly { id: string }[]): FieldError[] =>
  categories.flatMap(({ id }, index) =>
    categories.findIndex((one) => one.id === id) < index ? [{ field: `categories.${index}.id`, rule: 'repeated' }] : [],
  );

/**
 * Of a published contest its name stays, and what people have begun to rely on: throws code `400` with the rule `fixed` for
 * another name, and with `begun` for other times of a vote that has begun, another time for works that are shown, and names that
 * would be shown or hidden once works are taken. Throws EventCanceled for a canceled one.
 */
export function requireChangeable({ standing, fields }: Written, now: number): void {
  const { activity, row, fields: former } = standing;
  if (activity.canceled_at !== null) throw new CodedError('EventCanceled');
  const has = (at: number | null | undefined) => typeof at === 'number' && at <= now;
  const begun = [
    ...(has(row?.vote_start_at) ? (['voteStartTime', 'voteEndTime'] as const) : []),
    ...(has(row?.works_at) ? (['worksTime'] as const) : []),
    ...(has(activity.enrol_start_at) ? (['isBlind'] as const) : []),
  ];
  refuse([
    ...(fields.name === former.name ? [] : [{ field: 'name', rule: 'fixed' }]),
    ...begun.flatMap((field) => (fields[field] === former[field] ? [] : [{ field, rule: 'begun' }])),
  ]);
}

/**
 * Throws code `400` for every field that a contest lacks to be public (`required`), and for all that contradicts itself
 * (`rules/check-contest.ts`).
 */
export function requireComplete({ language, now }: Context, { standing, fields }: Written): void {
  const { enrol_start_at: enrolStartAt, enrol_end_at: enrolEndAt } = standing.activity;
  const known = typeof standing.row?.published_at === 'number' ? standing.fields : undefined;
  refuse([
    ...missingFields(fields, language).map((field) => ({ field, rule: 'required' })),
    ...checkContest(fields, { now: now(), enrolStartAt, enrolEndAt, standing: known }),
  ]);
}

/**
 * Throws code `400` with the rule `prohibited` for prohibited words in texts that would be public, but not for staff, who decide on
 * such texts. Of texts that are public already it asks nothing.
 */
export async function requireClean(
  context: Context,
  { isStaff }: AtDesk,
  { standing, fields }: Written,
): Promise<void> {
  if (isStaff) return;
  const isPublic = typeof standing.row?.published_at === 'number';
  const texts = newTexts(contestTexts(fields), isPublic ? contestTexts(standing.fields) : []);
  await flagTexts(context, { texts, reviewed: [], acknowledged: false });
}

function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
