import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { Attendee } from '../../contract';
import { questionsIn } from '../sale/get-enrol-form';

/**
 * Tickets with their types and orders; which ones is said by a join of their ids. A condition of their own would lead SQLite
 * through all tickets of an activity.
 */
export function attendees(db: Reader) {
  return db
    .selectFrom('ticket')
    .leftJoin('activity_ticket_type as type', 'type.id', 'ticket.ticket_type_id')
    .leftJoin('sale_order', 'sale_order.id', 'ticket.order_id')
    .selectAll('ticket')
    .select(['type.name_zh', 'type.name_en', 'sale_order.number']);
}
type AttendeeRow = Awaited<ReturnType<ReturnType<typeof attendees>['execute']>>[number];

/** Who comes, for the organiser, with the answers to the questions as they are now. */
export function toAttendee(row: AttendeeRow, questions: string, language: Language): Attendee {
  const given = new Map(
    (JSON.parse(row.answers) as { questionId: string; text: string }[]).map(({ questionId, text }) => [
      questionId,
      text,
    ]),
  );
  return {
    ticketId: row.id,
    name: row.attendee,
    mobile: row.mobile,
    age: row.age,
    occupation: row.occupation,
    typeName: translate(row.name_zh ?? '', row.name_en, language).text,
    state: row.state,
    orderNumber: row.number ?? '',
    answers: questionsIn(questions, language).map(({ id, text }) => ({ question: text, text: given.get(id) ?? '' })),
    createdAt: isoInBeijing(row.created_at),
    usedAt: row.used_at === null ? null : isoInBeijing(row.used_at),
  };
}
