import type { Tx } from '@/lib/platform/server/db/database';
import type { OrderState, OrderStep } from '../codes';
import type { ToldOrder } from './events';
import type { SaleOrderTable } from './tables';

interface Change {
  id: string;
  from: readonly OrderState[];
  step: OrderStep;
  at: number;
  /** The columns to set beside the revision. */
  set: Partial<Pick<SaleOrderTable, 'state' | 'way' | 'expires_at' | 'paid_at'>>;
  /** What the history keeps of it. */
  amountFen?: number;
  note?: string;
  byId?: string | null;
}

/**
 * Changes an order by one conditional statement and adds that to its history; undefined where it is in none of the states
 * `from`. Of several at once one succeeds. It holds the order's row: every change of an order and of its money begins
 * with it or with `holdOrder`, so that none waits for another one in a circle.
 */
export async function changeOrder(tx: Tx, change: Change): Promise<SaleOrderTable | undefined> {
  const changed = await tx
    .updateTable('sale_order')
    .set((row) => ({ ...change.set, revision: row('revision', '+', 1) }))
    .where('id', '=', change.id)
    .where('state', 'in', change.from)
    .returningAll()
    .executeTakeFirst();
  if (changed) await noteStep(tx, changed, change);
  return changed;
}

type Step = Pick<Change, 'step' | 'at' | 'amountFen' | 'note' | 'byId'>;

/** Adds a step to the history of an order, under the revision that it has now. */
export async function noteStep(tx: Tx, { id, revision, way }: SaleOrderTable, step: Step): Promise<void> {
  await tx
    .insertInto('sale_order_event')
    .values({
      order_id: id,
      revision,
      at: step.at,
      step: step.step,
      way: step.step === 'paid' ? way : null,
      amount_fen: step.amountFen ?? null,
      note: step.note ?? '',
      by_id: step.byId ?? null,
    })
    .execute();
}

/**
 * Locks an order's row for the rest of the transaction and returns it; undefined for an unknown one. A write that changes
 * nothing, because that locks the row on both engines.
 */
export async function holdOrder(tx: Tx, id: string): Promise<SaleOrderTable | undefined> {
  return tx
    .updateTable('sale_order')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** An order as its seller is told of it. */
export function toldOrder(row: SaleOrderTable): ToldOrder {
  return { id: row.id, kind: row.kind, personId: row.person_id, totalFen: row.total_fen, way: row.way };
}
