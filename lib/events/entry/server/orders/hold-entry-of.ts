import type { Tx } from '@/lib/platform/server/db/database';
import { changeEntry, type EntryRow } from '../own/own-entry';

/** Locks the row of the entry whose fee an order is; its order is held. Undefined for none. */
export async function holdEntryOf(tx: Tx, orderId: string): Promise<EntryRow | undefined> {
  const entry = await tx.selectFrom('contest_entry').select('id').where('order_id', '=', orderId).executeTakeFirst();
  const held = entry && (await changeEntry(tx, entry.id, {}));
  return held?.order_id === orderId ? held : undefined;
}
