import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { fieldsOf } from './invoice-item';

/** Most invoices in an export; a person with more has the latest. */
const mostExported = 5000;

/**
 * Listens to 'account.erased': requests that were never made out are removed with everything that they say. Invoices that
 * were made out stay, with their documents: the law keeps them for ten years, whoever asked for them.
 */
export async function eraseInvoices(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('invoice').where('person_id', '=', personId).where('media_key', 'is', null).execute();
}

/** Listens to 'account.exported': adds the invoices that the person asked for. */
export async function exportInvoices(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .limit(mostExported)
    .execute();
  parts.invoices = rows.map((row) => ({
    ...fieldsOf(row),
    ...{ orderId: row.order_id, state: row.state, amountFen: row.amount_fen, reason: row.reason },
    askedAt: new Date(row.asked_at).toISOString(),
  }));
}
