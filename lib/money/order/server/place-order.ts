import { randomInt } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type OrderKind, orderLimits, payWithin } from '../codes';
import { numberTail, orderNumber } from '../rules/number';
import { type SoldLine, totalOf } from '../rules/total';
import { noteStep } from './change-order';
import { payOrder } from './pay-order';
import type { SaleOrderTable } from './tables';

/** What somebody orders. Titles are in both languages; prices are the seller's, never the buyer's. */
export interface NewOrder {
  personId: string;
  /** By the buyer's browser: the same one is the same order, however often it is sent. */
  clientId: string;
  kind: OrderKind;
  titleZh: string;
  titleEn: string;
  lines: readonly SoldLine[];
}

/**
 * Orders something, in the seller's transaction, which also holds what is sold: unpaid after 15 minutes the order expires
 * and `order.canceled` releases it. An order of nothing is paid at once. Returns the id.
 * Throws TooManyOrders for who has 20 unpaid ones, Unauthorized for a person who is gone.
 */
export async function placeOrder(context: Context, tx: Tx, order: NewOrder): Promise<{ id: string }> {
  return (await holdBuyer(tx, order)) ?? addOrder(context, tx, order);
}

/**
 * Locks a buyer for the rest of the transaction and finds the order that their browser has sent before. One order of a person at
 * a time, so that what bounds them holds. Throws Unauthorized for a person who is gone.
 */
export async function holdBuyer(
  tx: Tx,
  { personId, clientId }: Pick<NewOrder, 'personId' | 'clientId'>,
): Promise<{ id: string } | undefined> {
  await holdPerson(tx, personId);
  return tx
    .selectFrom('sale_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** The second half of `placeOrder`, for a seller who has a bound of its own: `holdBuyer` has found no order. */
export async function addOrder(context: Context, tx: Tx, order: NewOrder): Promise<{ id: string }> {
  const total = totalOf(order.lines);
  if (total > 0) await requireRoom(tx, order.personId);
  const row = await insertOrder(tx, order, total, context.now());
  await insertLines(tx, row.id, order.lines);
  await noteStep(tx, row, { step: 'placed', at: row.created_at, byId: order.personId });
  if (total === 0) await payOrder(context, tx, { id: row.id, way: 'free', at: row.created_at });
  return { id: row.id };
}

async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('sale_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', sql.lit('pending'))
    .limit(orderLimits.pending)
    .execute();
  if (waiting.length >= orderLimits.pending) throw new CodedError('TooManyOrders');
}

/** Inserts the order under a number that no other one has. */
async function insertOrder(tx: Tx, order: NewOrder, total: number, now: number): Promise<SaleOrderTable> {
  for (;;) {
    const row: SaleOrderTable = {
      id: uuid(),
      number: orderNumber(now, randomInt(10 ** numberTail)),
      person_id: order.personId,
      client_id: order.clientId,
      kind: order.kind,
      state: 'pending',
      title_zh: order.titleZh,
      title_en: order.titleEn,
      total_fen: total,
      refunding_fen: 0,
      refunded_fen: 0,
      way: null,
      revision: 1,
      created_at: now,
      expires_at: now + payWithin.minutes * millisecondsInMinute,
      paid_at: null,
    };
    const inserted = await tx
      .insertInto('sale_order')
      .values(row)
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows) return row;
  }
}

async function insertLines(tx: Tx, orderId: string, lines: readonly SoldLine[]): Promise<void> {
  await tx
    .insertInto('sale_order_line')
    .values(
      lines.map(({ product, titleZh, titleEn, quantity, unitFen }, position) => ({
        order_id: orderId,
        ...{ position, product, title_zh: titleZh, title_en: titleEn, quantity, unit_fen: unitFen },
      })),
    )
    .execute();
}
