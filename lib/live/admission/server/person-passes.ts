import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Listens to 'account.erased': passes go with the person; their orders stay, as money does. */
export async function erasePasses(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('live_pass').where('person_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds which broadcasts the person has paid. */
export async function exportPasses(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  parts.livePasses = await tx
    .selectFrom('live_pass')
    .select(['broadcast_id', 'order_id', 'state'])
    .where('person_id', '=', personId)
    .orderBy('start_at')
    .orderBy('broadcast_id')
    .execute();
}
