import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Listens to 'broadcast.erased': nothing stays of the talk of a host whose account was erased. */
export async function removeTalk(_context: Context, tx: Tx, { id }: EventKinds['broadcast.erased']): Promise<void> {
  await tx.deleteFrom('live_chapter').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_talk_person').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_said').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_talk_event').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_talk').where('broadcast_id', '=', id).execute();
}
