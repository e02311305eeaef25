import type { Tx } from '@/lib/platform/server/db/database';
import type { SessionEnd } from '../../codes';

/** Asks the node of a broadcast's session, if one goes on, to end it: it looks every two seconds. */
export async function askForEnd(tx: Tx, broadcastId: string, reason: SessionEnd): Promise<void> {
  await tx
    .updateTable('live_session')
    .set({ stop_reason: reason })
    .where('broadcast_id', '=', broadcastId)
    .where('ended_at', 'is', null)
    .execute();
}
