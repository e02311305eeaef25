import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import { type ActivityState, activityCategory } from '../../codes';
import { pricesOf } from '../../rules/prices';
import type { ActivityTable, ActivityTicketTypeTable } from '../tables';
import { type DemonstrationActivity, partId } from './place-activity';

/** The row of a demonstration activity; `midnight` is that of the day of the seeding, in ms. */
export function activityRow(activity: DemonstrationActivity, midnight: number) {
  const { id, organiserId, category, reviewState, topic, titleZh, titleEn, bodyZh, bodyEn, photoKeys } = activity;
  const { place, questions = [], capacity = 0, commonStock = null, refund = null } = activity;
  const prices = pricesOf({
    category,
    ticketTypes: (activity.tickets ?? []).map(({ price }) => ({ priceFen: 100 * price })),
  });
  return {
    ...{ id, organiser_id: organiserId, category, review_state: reviewState },
    topic_id: topic === undefined ? null : `topic-${String(topic).padStart(2, '0')}`,
    ...{ title_zh: titleZh, title_en: titleEn ?? '', body_zh: bodyZh, body_en: bodyEn },
    // A draft that says nothing yet shows nothing either.
    cover: bodyZh === '' ? null : activity.cover,
    ...{ photos: JSON.stringify(photoKeys), photo_count: photoKeys.length },
    ...timesOf(activity, midnight),
    ...{ city_id: place?.cityId ?? '', venue_zh: place?.venueZh ?? '', venue_en: place?.venueEn ?? '' },
    ...{ address_zh: place?.addressZh ?? '', address_en: place?.addressEn ?? '' },
    online_url: category === activityCategory.online ? `https://live.lightfield.example/${id}` : '',
    ...{ capacity, common_stock: commonStock, price_from: prices.from, price_to: prices.to },
    ...{ refund_percent: refund?.[0] ?? 100, refund_hours: refund?.[1] ?? null },
    questions: JSON.stringify(
      questions.map(({ zh, en, isRequired = false }, index) => ({
        ...{ id: partId(id, 'question', index), textZh: zh, textEn: en, isRequired },
      })),
    ),
    ...{ reason: activity.reason ?? '', words: JSON.stringify(activity.words ?? []) },
    ...{ revision: activity.canceled ? 2 : 1, cancel_reason: activity.canceled ?? '' },
  } satisfies Insertable<ActivityTable>;
}

/** How many hours after it was begun, each state is reached. */
const hours = { submitted: 3, decided: 9 } as const;
const wasSubmitted = (state: ActivityState) => state !== 'pending_edit';

function timesOf(activity: DemonstrationActivity, today: number) {
  const { startDay, startHour, hours: long, state = 'verified', enrol, canceled, since } = activity;
  const midnight = since === undefined ? today : Date.parse(`${since}T00:00+08:00`);
  const at = (day: number, hour = 0) => midnight + day * millisecondsInDay + hour * millisecondsInHour;
  const start = at(startDay, startHour);
  const end = start + long * millisecondsInHour;
  // What waits or is refused is of the last days, whenever it begins.
  const createdAt = state === 'verified' ? Math.min(at(startDay - 36, startHour), at(-2)) : at(-2, startHour % 7);
  const submittedAt = wasSubmitted(state) ? createdAt + hours.submitted * millisecondsInHour : null;
  const verifiedAt = state === 'verified' ? createdAt + hours.decided * millisecondsInHour : null;
  const canceledAt = canceled ? at(0) - 5 * millisecondsInHour : null;
  const [from, until] = enrol ? [at(enrol[0], 10), at(enrol[1], 22)] : registrationOf(activity, at);
  return {
    ...{ hold_start_at: start, hold_end_at: end, enrol_start_at: from, enrol_end_at: until },
    ...{ created_at: createdAt, submitted_at: submittedAt, verified_at: verifiedAt, canceled_at: canceledAt },
    updated_at: canceledAt ?? verifiedAt ?? submittedAt ?? createdAt,
  };
}

/**
 * The usual registration: from the morning after the approval until it begins; until the evening before where it begins early,
 * or, of one of several days, ends.
 */
function registrationOf(
  { startDay, startHour, hours: long, state = 'verified' }: DemonstrationActivity,
  at: (day: number, hour: number) => number,
): [from: number, until: number] {
  const isLong = long > 24;
  const last = isLong ? startDay + Math.floor((startHour + long) / 24) : startDay;
  const until = isLong || startHour < 10 ? at(last - 1, 18) : at(startDay, startHour);
  return [at(Math.min(state === 'verified' ? startDay - 36 : 0, -2) + 1, 10), until];
}

/** The rows of its ticket types, in order. */
export function ticketTypeRows({ id, tickets = [] }: DemonstrationActivity, midnight: number) {
  const at = (day: number, hour: number) => midnight + day * millisecondsInDay + hour * millisecondsInHour;
  return tickets.map(
    (
      { zh, en, price, quantity, sharesStock, perPerson = 0, sale, isPaused },
      position,
    ): Insertable<ActivityTicketTypeTable> => ({
      ...{ id: partId(id, 'ticket', position), activity_id: id, position },
      ...{ name_zh: zh, name_en: en, price_fen: 100 * price, quantity, per_person: perPerson },
      ...{ shares_stock: sharesStock ? 1 : 0, is_paused: isPaused ? 1 : 0 },
      sale_start_at: sale ? at(sale[0], 10) : null,
      sale_end_at: sale ? at(sale[1], 22) : null,
    }),
  );
}
