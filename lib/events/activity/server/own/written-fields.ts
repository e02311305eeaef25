import type { Selectable } from 'kysely';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ActivityFields, WrittenTicketType } from '../../contract';
import { pricesOf } from '../../rules/prices';
import type { ActivityTable, ActivityTicketTypeTable } from '../tables';
import { cleanBody } from './clean-body';

type Row = Selectable<ActivityTable>;
type TypeRow = Selectable<ActivityTicketTypeTable>;

/** What is written of an activity in its one form: times in Beijing's zone, sanitised details. */
export function writtenFields(written: ActivityFields): ActivityFields {
  return {
    ...written,
    ...{ bodyZh: cleanBody(written.bodyZh), bodyEn: cleanBody(written.bodyEn) },
    enrolStartTime: toWritten(toMs(written.enrolStartTime)),
    enrolEndTime: toWritten(toMs(written.enrolEndTime)),
    holdStartTime: toWritten(toMs(written.holdStartTime)),
    holdEndTime: toWritten(toMs(written.holdEndTime)),
    ticketTypes: written.ticketTypes.map((type) => ({
      ...type,
      saleStartTime: toWritten(toMs(type.saleStartTime)),
      saleEndTime: toWritten(toMs(type.saleEndTime)),
    })),
  };
}

/** What is written of an activity, from its rows; in the same form and order, so that both can be compared. */
export function toFields(row: Row, types: readonly TypeRow[]): ActivityFields {
  const questions: ActivityFields['questions'] = JSON.parse(row.questions);
  return {
    category: row.category,
    ...{ titleZh: row.title_zh, titleEn: row.title_en ?? '', bodyZh: row.body_zh, bodyEn: row.body_en },
    ...{ cover: row.cover ?? '', photos: JSON.parse(row.photos) },
    ...{ enrolStartTime: toWritten(row.enrol_start_at), enrolEndTime: toWritten(row.enrol_end_at) },
    ...{ holdStartTime: toWritten(row.hold_start_at), holdEndTime: toWritten(row.hold_end_at) },
    ...{ cityId: row.city_id, venueZh: row.venue_zh, venueEn: row.venue_en },
    ...{ addressZh: row.address_zh, addressEn: row.address_en, onlineUrl: row.online_url },
    ...{ topicId: row.topic_id ?? '', capacity: row.capacity },
    ...{ ticketTypes: types.map(ticketTypeOf), commonStock: row.common_stock },
    ...{ refundHours: row.refund_hours, refundPercent: row.refund_percent },
    questions: questions.map(({ id, textZh, textEn, isRequired }) => ({ id, textZh, textEn, isRequired })),
  };
}

function ticketTypeOf(row: TypeRow): WrittenTicketType {
  return {
    ...{ id: row.id, nameZh: row.name_zh, nameEn: row.name_en, priceFen: row.price_fen },
    ...{ quantity: row.quantity, sharesStock: row.shares_stock === 1, perPerson: row.per_person },
    ...{ saleStartTime: toWritten(row.sale_start_at ?? 0), saleEndTime: toWritten(row.sale_end_at ?? 0) },
  };
}

/** The columns of what is written, and what follows from it. */
export function columnsOf(fields: ActivityFields) {
  const { from, to } = pricesOf(fields);
  return {
    category: fields.category,
    ...{ title_zh: fields.titleZh, title_en: fields.titleEn, body_zh: fields.bodyZh, body_en: fields.bodyEn },
    ...{ cover: fields.cover || null, photos: JSON.stringify(fields.photos), photo_count: fields.photos.length },
    ...{ enrol_start_at: toMs(fields.enrolStartTime), enrol_end_at: toMs(fields.enrolEndTime) },
    ...{ hold_start_at: toMs(fields.holdStartTime), hold_end_at: toMs(fields.holdEndTime) },
    ...{ city_id: fields.cityId, venue_zh: fields.venueZh, venue_en: fields.venueEn },
    ...{ address_zh: fields.addressZh, address_en: fields.addressEn, online_url: fields.onlineUrl },
    ...{ topic_id: fields.topicId || null, capacity: fields.capacity, common_stock: fields.commonStock },
    ...{ refund_hours: fields.refundHours, refund_percent: fields.refundPercent },
    ...{ questions: JSON.stringify(fields.questions), price_from: from, price_to: to },
  };
}

/** The columns of a ticket type at its place in the list; whether it is paused is not written with it. */
export function typeColumnsOf(type: WrittenTicketType, position: number) {
  return {
    ...{ position, name_zh: type.nameZh, name_en: type.nameEn, price_fen: type.priceFen, quantity: type.quantity },
    ...{ shares_stock: type.sharesStock ? (1 as const) : (0 as const), per_person: type.perPerson },
    ...{ sale_start_at: toMs(type.saleStartTime) || null, sale_end_at: toMs(type.saleEndTime) || null },
  };
}

/** ISO 8601 as ms; an empty text is 0, a time that is not said. */
const toMs = (written: string) => (written === '' ? 0 : Date.parse(written));
const toWritten = (ms: number) => (ms === 0 ? '' : isoInBeijing(ms));
