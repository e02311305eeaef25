import { recordAudit } from '@/lib/base/audit/port';
import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { groupDigits } from '@/lib/platform/shared/phone';
import en from '@/messages/en/events/ticket-export.json';
import zh from '@/messages/zh/events/ticket-export.json';
import { questionsIn } from '../sale/get-enrol-form';
import { attendees, toAttendee } from './attendee';
import { requireOrganiser } from './require-organiser';

const words: Record<'zh' | 'en', typeof zh> = { zh, en };
const mostLines = 50_000;
const rowsAtOnce = 1000;

/**
 * Who comes to an activity of the caller, as a table for spreadsheets in the caller's language, with a column for each question;
 * recorded. Throws Unauthorized, NullPointer for any other activity, TooLarge for more than 50,000 tickets.
 */
export async function exportAttendees(context: Context, { activityId }: { activityId: string }): Promise<FileAnswer> {
  const { questions } = await requireOrganiser(context, activityId);
  const { columns, states } = words[context.language];
  const asked = questionsIn(questions, context.language).map(({ text }) => text);
  const rows: CsvCell[][] = [[...Object.values(columns), ...asked]];
  for await (const ticket of ticketsOf(context, activityId)) {
    const one = toAttendee(ticket, questions, context.language);
    rows.push([
      // As text: a spreadsheet would round a long number, and take a plus at the beginning for a formula.
      ...[one.name, one.mobile && ` ${await groupDigits(one.mobile)}`, one.typeName, states[one.state]],
      ...[one.age, one.occupation],
      ...[one.orderNumber && `No. ${one.orderNumber}`, formatDate(ticket.created_at, { withTime: true })],
      ticket.used_at === null ? '' : formatDate(ticket.used_at, { withTime: true }),
      ...one.answers.map(({ text }) => text),
    ]);
    if (rows.length > mostLines + 1) throw new CodedError('TooLarge');
  }
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      action: 'ticket.exported',
      subject: 'activity',
      subjectId: activityId,
      after: { lines: rows.length - 1 },
    }),
  );
  return {
    name: `attendees-${activityId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof attendees>['execute']>>[number];

/** Tickets that are or were valid, in the order in which they were ordered. */
function ticketsOf({ db }: Context, activityId: string): AsyncGenerator<Row> {
  return inPortions(rowsAtOnce, (last: Row | undefined) =>
    attendees(db.read)
      .innerJoin(ticketsAfter(db.read, activityId, last).as('portion'), 'portion.id', 'ticket.id')
      .orderBy('ticket.created_at')
      .orderBy('ticket.id')
      .execute(),
  );
}

/** The next tickets after one, undefined for the first ones; an index has all that is read. */
export function ticketsAfter(db: Reader, activityId: string, last: Pick<Row, 'id' | 'created_at'> | undefined) {
  return db
    .selectFrom('ticket')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('state', 'in', ['valid', 'used', 'returned'])
    .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(last?.created_at ?? 0, last?.id ?? '')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(rowsAtOnce);
}
