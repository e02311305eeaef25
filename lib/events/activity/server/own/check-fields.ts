import { requireChannel } from '@/lib/community/topic/port';
import { isArea } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { ActivityFields } from '../../contract';
import { missingTexts } from '../../rules/activity-texts';
import { admissionOf } from '../../rules/admission';
import { changedFacts } from '../../rules/changes';
import { checkTickets } from '../../rules/check-tickets';
import { checkTimes } from '../../rules/check-times';
import { missingFields } from '../../rules/missing-fields';
import { type ActivityRow, isOver } from './own-activity';
import { findPictures } from './own-pictures';

/** What was written of an activity, and what it was written over. */
export interface Written {
  row: ActivityRow;
  standing: ActivityFields;
  fields: ActivityFields;
}

/**
 * Throws code `400` with the rule `unknown` for a city that is none and for pictures that were not uploaded for this activity,
 * with `repeated` for what is there twice, and from `requireChannel` for another channel than the present one.
 */
export async function requireKnown({ db }: Context, { row, standing, fields }: Written): Promise<void> {
  const { cover, photos, cityId, topicId } = fields;
  const known = new Set([...(await findPictures(db.read, row.id)), standing.cover, ...standing.photos]);
  const isCity = cityId === standing.cityId || cityId === '' || isArea(cityId);
  refuse([
    ...(known.has(cover) || cover === '' ? [] : [{ field: 'cover', rule: 'unknown' }]),
    ...photos.flatMap((key, index) => (known.has(key) ? [] : [{ field: `photos.${index}`, rule: 'unknown' }])),
    ...(isCity ? [] : [{ field: 'cityId', rule: 'unknown' }]),
    ...repeated(photos, (index) => `photos.${index}`),
    ...repeated(idsOf(fields.ticketTypes), (index) => `ticketTypes.${index}.id`),
    ...repeated(idsOf(fields.questions), (index) => `questions.${index}.id`),
  ]);
  if (topicId !== standing.topicId) await requireChannel(db.read, topicId, row.organiser_id);
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const repeated = (list: readonly string[], fieldAt: (index: number) => string): FieldError[] =>
  list.flatMap((entry, index) => (list.indexOf(entry) < index ? [{ field: fieldAt(index), rule: 'repeated' }] : []));

/**
 * Of an activity that was public once, its kind and how people take part stay: throws code `400` with the rule `fixed`. Once it
 * is over at `now` (ms), all facts stay: throws EventCanceled for a canceled one, else code `400` with the rule `ended`.
 */
export function requireChangeable({ row, standing, fields }: Written, now: number): void {
  if (row.verified_at === null) return;
  if (isOver(row, now)) {
    const facts = changedFacts(standing, fields);
    if (facts.length > 0 && row.canceled_at !== null) throw new CodedError('EventCanceled');
    refuse(facts.map((field) => ({ field, rule: 'ended' })));
  }
  refuse([
    ...(fields.category === standing.category ? [] : [{ field: 'category', rule: 'fixed' }]),
    ...(admissionOf(fields) === admissionOf(standing) ? [] : [{ field: 'ticketTypes', rule: 'fixed' }]),
  ]);
}

/**
 * Throws code `400` for every field that an activity lacks to be handed in (`required`), and for all that contradicts itself
 * (`rules/check-times.ts`, `rules/check-tickets.ts`). Where the facts stay as they are, only its texts are looked at.
 */
export function requireComplete(
  { language, now }: Pick<Context, 'language' | 'now'>,
  { row, standing, fields }: Written,
): void {
  const required = (field: string) => ({ field, rule: 'required' });
  const known = row.verified_at === null ? undefined : standing;
  refuse(
    isOver(row, now())
      ? missingTexts(fields, language).map(required)
      : [
          ...missingFields(fields, language).map(required),
          ...checkTimes(fields, { now: now(), standing: known }),
          ...checkTickets(fields),
        ],
  );
}

function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
