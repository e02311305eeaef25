import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

const tables = ['live_chapter', 'live_talk_person', 'live_said', 'live_talk_event', 'live_talk'] as const;

/** Listens to 'broadcast.erased': nothing stays of the talk of a host whose account was erased. */
export async function removeTalk(_context: Context, tx: Tx, { id }: EventKinds['broadcast.erased']): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('broadcast_id', '=', id).execute();
}
