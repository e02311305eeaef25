import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { orderItemOf } from './order-item';
import { closeOrder } from './pay-order';

/** Most orders in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds the person's orders. They outlive the account: books are kept by law. */
export async function exportPersonOrders(
  { language }: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('sale_order')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  parts.orders = rows.map((row) => orderItemOf(row, language));
}

/** Listens to 'account.erased': unpaid orders of the person are canceled; paid ones stay in the books, as the law has it. */
export async function cancelPersonOrders(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const unpaid = await tx
    .selectFrom('sale_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute();
  for (const { id } of unpaid) await closeOrder(context, tx, { id, step: 'canceled', at: context.now() });
}
