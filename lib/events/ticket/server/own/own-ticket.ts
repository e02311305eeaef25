import { shownStatusOf } from '@/lib/events/activity/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { OwnTicket } from '../../contract';
import { returnTermsAt } from '../../rules/return-terms';
import { factsOf } from '../return/return-facts';

/** Tickets with what is shown of their activity, type and order, by their ids or a subquery. */
export function ticketsWithActivity(db: Reader) {
  return db
    .selectFrom('ticket')
    .innerJoin('activity', 'activity.id', 'ticket.activity_id')
    .leftJoin('activity_ticket_type as type', 'type.id', 'ticket.ticket_type_id')
    .leftJoin('sale_order', 'sale_order.id', 'ticket.order_id')
    .select(['ticket.id', 'ticket.state', 'ticket.activity_id', 'ticket.order_id', 'ticket.attendee'])
    .select(['ticket.price_fen', 'ticket.created_at', 'ticket.used_at', 'type.name_zh', 'type.name_en'])
    .select(['activity.cover', 'category', 'review_state', 'activity.title_zh', 'activity.title_en', 'canceled_at'])
    .select(['hold_start_at', 'hold_end_at', 'venue_zh', 'venue_en', 'address_zh', 'address_en'])
    .select(['refund_hours', 'refund_percent', 'told_at', 'sale_order.expires_at', 'sale_order.state as order_state']);
}
export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsWithActivity>['execute']>>[number];

type ActivityOfTicket = Pick<
  TicketRow,
  | 'activity_id'
  | 'cover'
  | 'category'
  | 'review_state'
  | 'canceled_at'
  | 'title_zh'
  | 'title_en'
  | 'hold_start_at'
  | 'hold_end_at'
  | 'venue_zh'
  | 'venue_en'
  | 'address_zh'
  | 'address_en'
>;

/** The activity of a ticket, also where it is not public any more, in a language, with its status at `now` (ms). */
export function toActivity(row: ActivityOfTicket, language: Language, now: number): OwnTicket['activity'] {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    id: row.activity_id,
    thumb: row.cover,
    category: row.category,
    status: shownStatusOf(row, now),
    isCanceled: row.canceled_at !== null,
    title: title.text,
    titleLanguage: title.language,
    holdStartTime: isoInBeijing(row.hold_start_at),
    holdEndTime: isoInBeijing(row.hold_end_at),
    venue: translate(row.venue_zh, row.venue_en, language).text,
    address: translate(row.address_zh, row.address_en, language).text,
  };
}

/** A ticket as its owner sees it, in a language, with what it gives at `now` (ms). */
export function toOwnTicket(row: TicketRow, language: Language, now: number): OwnTicket {
  const type = translate(row.name_zh ?? '', row.name_en, language);
  const isSold = row.state === 'valid' && row.order_state === 'paid' && row.canceled_at === null;
  const terms = isSold ? returnTermsAt(factsOf(row), now) : null;
  const isUnpaid = row.state === 'held' && row.order_state === 'pending';
  return {
    id: row.id,
    activity: toActivity(row, language, now),
    typeName: type.text,
    typeLanguage: type.language,
    attendee: row.attendee,
    state: row.state,
    orderId: row.order_id,
    priceFen: row.price_fen,
    returnFen: terms?.fen ?? null,
    returnUntil: terms && isoInBeijing(terms.until),
    payUntil: isUnpaid && row.expires_at !== null ? isoInBeijing(row.expires_at) : null,
    usedAt: row.used_at === null ? null : isoInBeijing(row.used_at),
  };
}
