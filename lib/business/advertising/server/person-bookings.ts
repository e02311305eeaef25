import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Listens to 'account.erased': removes the account from its bookings, which stay. */
export async function forgetBooker(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.updateTable('advertising_booking').set({ person_id: null }).where('person_id', '=', personId).execute();
}
