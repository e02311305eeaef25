import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { listInvoices as listContract, StaffInvoice } from '../contract';
import { obstacleOf } from '../rules/invoiced';
import { invoiceOf } from './invoice-item';
import type { InvoiceTable } from './tables';

/** Most invoices that a search looks at. */
const mostFound = 1000;

/** Invoices for the console, the latest first. Throws Unauthorized or Forbidden for callers who may not make invoices. */
export async function listInvoices(context: Context, query: InputOf<typeof listContract>): Promise<Page<StaffInvoice>> {
  requireAllowed(context, 'makeInvoices');
  const { pageIndex, pageSize, order, search, state } = query;
  const ids = search === '' ? [] : await idsFound(context.db.read, search);
  const rows = await selectInvoices(context.db.read)
    .$if(search !== '', (found) => found.where('invoice.id', 'in', ids))
    .$if(state !== undefined, (found) => found.where('invoice.state', '=', state ?? 'asked'))
    .orderBy('invoice.asked_at', order)
    .orderBy('invoice.id', order === 'desc' ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, (row) => staffInvoiceOf(row, context.language));
}

/** Any invoice. Throws Unauthorized or Forbidden, NullPointer for an unknown one. */
export async function getAnyInvoice(context: Context, { id }: { id: string }): Promise<StaffInvoice> {
  requireAllowed(context, 'makeInvoices');
  const row = await selectInvoices(context.db.read).where('invoice.id', '=', id).executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return staffInvoiceOf(row, context.language);
}

const selectInvoices = (db: Reader) =>
  db
    .selectFrom('invoice')
    .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
    .innerJoin('person', 'person.id', 'invoice.person_id')
    .selectAll('invoice')
    .select([
      'person.nickname',
      'sale_order.number',
      'sale_order.title_zh',
      'sale_order.title_en',
      'sale_order.kind as order_kind',
      'sale_order.state as order_state',
      'sale_order.way',
      'sale_order.total_fen',
      'sale_order.refunding_fen',
    ]);

type Row = InvoiceTable & Awaited<ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>>;

function staffInvoiceOf(row: Row, language: Language): StaffInvoice {
  const { total_fen: totalFen, refunding_fen: refundingFen, way } = row;
  return {
    ...invoiceOf(row, row),
    orderId: row.order_id,
    orderNumber: row.number,
    orderTitle: language === 'zh' ? row.title_zh : row.title_en,
    personId: row.person_id,
    nickname: row.nickname,
    obstacle: obstacleOf({ kind: row.order_kind, state: row.order_state, way, totalFen, refundingFen }),
  };
}

/** Invoices by the number of their order or the start of their title, each by an index of its own. */
async function idsFound(db: Reader, search: string): Promise<string[]> {
  const [numbered, titled] = await Promise.all([
    db
      .selectFrom('invoice')
      .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
      .select('invoice.id')
      .where('sale_order.number', '=', search)
      .execute(),
    db.selectFrom('invoice').select('id').where(beginsWith('title', search)).limit(mostFound).execute(),
  ]);
  return [...numbered, ...titled].map(({ id }) => id);
}
