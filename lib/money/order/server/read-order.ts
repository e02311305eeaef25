import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findOrders as listContract, OrderDetail, OrderItem } from '../contract';
import { orderItemOf } from './order-item';
import type { SaleOrderTable } from './tables';

/** The caller's orders, the latest first. Throws Unauthorized for a visitor. */
export async function findOrders(context: Context, query: InputOf<typeof listContract>): Promise<Page<OrderItem>> {
  const { personId } = signedIn(context);
  const { pageIndex, pageSize, state } = query;
  // Of the orders that a far page skips, only the index is read.
  const page = context.db.read
    .selectFrom('sale_order')
    .select(['id', 'created_at'])
    .where('person_id', '=', personId)
    .$if(state !== undefined, (orders) => orders.where('state', '=', state ?? 'pending'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  const rows = await context.db.read
    .selectFrom(page.as('page'))
    .innerJoin('sale_order', 'sale_order.id', 'page.id')
    .selectAll('sale_order')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id')
    .execute();
  return toPage(rows, query, (row) => orderItemOf(row, context.language));
}

/** How many orders of the caller wait for payment. Throws Unauthorized for a visitor. */
export async function countOrders(context: Context): Promise<{ pending: number }> {
  const { personId } = signedIn(context);
  const waiting = await context.db.read
    .selectFrom('sale_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', context.now())
    .execute();
  return { pending: waiting.length };
}

/** An order of the caller. Throws Unauthorized for a visitor, NullPointer for an unknown one and another person's. */
export async function findOwnOrder(context: Context, id: string): Promise<SaleOrderTable> {
  const { personId } = signedIn(context);
  const row = await context.db.read.selectFrom('sale_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.person_id !== personId) throw new CodedError('NullPointer');
  return row;
}

/** The same with its lines and history. */
export async function getOrder(context: Context, { id }: { id: string }): Promise<OrderDetail> {
  return detailOf(context, await findOwnOrder(context, id));
}

/** The lines and the history of an order, in the reader's language. */
export async function detailOf({ db, language }: Context, row: SaleOrderTable): Promise<OrderDetail> {
  const [lines, history] = await Promise.all([
    db.read.selectFrom('sale_order_line').selectAll().where('order_id', '=', row.id).orderBy('position').execute(),
    db.read.selectFrom('sale_order_event').selectAll().where('order_id', '=', row.id).orderBy('revision').execute(),
  ]);
  return {
    ...orderItemOf(row, language),
    lines: lines.map(({ title_zh, title_en, quantity, unit_fen }) => ({
      title: language === 'zh' ? title_zh : title_en,
      quantity,
      unitFen: unit_fen,
    })),
    history: history.map(({ at, step, way, amount_fen, note }) => ({
      at: new Date(at).toISOString(),
      ...{ step, way, amountFen: amount_fen, note },
    })),
  };
}
