import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { SessionEnd } from '../../codes';

/** Asks the node of a broadcast's session, if one goes on, to end it: it looks every two seconds. The first reason counts. */
export async function askForEnd(tx: Tx, broadcastId: string, reason: SessionEnd): Promise<void> {
  await tx
    .updateTable('live_session')
    .set({ stop_reason: reason })
    .where('broadcast_id', '=', broadcastId)
    .where('ended_at', 'is', null)
    .where('stop_reason', 'is', null)
    .execute();
}

/** Listens to 'broadcast.ended', 'broadcast.canceled' and 'broadcast.missed': nothing more comes in, however it ended. */
export async function stopSession(_context: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await askForEnd(tx, id, 'ended');
}

/** Listens to 'broadcast.moved': an encoder that sends already is let in again by the new start. */
export async function restartSession(_context: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await askForEnd(tx, id, 'left');
}
