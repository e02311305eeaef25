import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import enOrder from '@/messages/en/money/order.json';
import enExport from '@/messages/en/money/order-export.json';
import zhOrder from '@/messages/zh/money/order.json';
import zhExport from '@/messages/zh/money/order-export.json';
import type { SaleOrderTable } from './tables';

const zh = { ...zhOrder, ...zhExport };
const en: typeof zh = { ...enOrder, ...enExport };

const mostLines = 50_000;
const rowsAtOnce = 1000;

/**
 * The orders that were placed in a month in Beijing, as a table for spreadsheets, in the caller's language; sums in yuan.
 * It is recorded. Throws Unauthorized or Forbidden, TooLarge for more than 50,000.
 */
export async function exportOrders(context: Context, { month }: { month: string }): Promise<FileAnswer> {
  requireAllowed(context, 'manageOrders');
  const words = context.language === 'zh' ? zh : en;
  const rows: CsvCell[][] = [Object.values(words.columns)];
  for await (const order of ordersOf(context, month)) {
    rows.push(cellsOf(order, words));
    if (rows.length > mostLines + 1) throw new CodedError('TooLarge');
  }
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      action: 'order.exported',
      subject: 'order.month',
      subjectId: month,
      after: { lines: rows.length - 1 },
    }),
  );
  return {
    name: `orders-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

/** By the time of order. */
function ordersOf({ db }: Context, month: string): AsyncGenerator<SaleOrderTable> {
  const [first, end] = monthOf(month);
  return inPortions(rowsAtOnce, (last: SaleOrderTable | undefined) =>
    db.read
      .selectFrom('sale_order')
      .selectAll()
      .where('created_at', '<', end)
      .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(last?.created_at ?? first, last?.id ?? '')))
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute(),
  );
}

/** The start of a month in Beijing and of the next one, in ms. */
function monthOf(month: string): [number, number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [Date.parse(`${month}-01T00:00:00+08:00`), Date.parse(`${next}-01T00:00:00+08:00`)];
}

const yuan = (fen: number) => fen / 100;

function cellsOf(order: SaleOrderTable, { kinds, states, ways }: typeof zh): CsvCell[] {
  return [
    // As text: a spreadsheet would round a number of 18 digits.
    `No. ${order.number}`,
    formatDate(order.created_at, { withTime: true }),
    kinds[order.kind],
    states[order.state],
    order.title_zh,
    yuan(order.total_fen),
    yuan(order.refunded_fen),
    order.way === null ? '' : ways[order.way],
    order.paid_at === null ? '' : formatDate(order.paid_at, { withTime: true }),
    order.person_id,
  ];
}
