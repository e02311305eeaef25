import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Listens to the end of a broadcast, however it comes: everybody leaves the stage, and nothing of it stays but that it is closed.
 */
export async function closeStage({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  const at = now();
  await tx
    .updateTable('live_stage')
    .set((stage) => ({
      ...{ closed_at: at, pass_hash: null, pass_made_at: null },
      ...{ version: stage('version', '+', 1), changed_at: at },
    }))
    .where('broadcast_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  await tx.deleteFrom('live_stage_guest').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_stage_peer').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_stage_signal').where('broadcast_id', '=', id).execute();
}

/** Listens to 'broadcast.offered': what was taken down and is public again has its stage again; its schedule says when. */
export async function reopenStage({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .updateTable('live_stage')
    .set((stage) => ({ closed_at: null, version: stage('version', '+', 1), changed_at: now() }))
    .where('broadcast_id', '=', id)
    .where('closed_at', 'is not', null)
    .execute();
}

/** Listens to 'broadcast.erased' and 'broadcast.removed': the stage goes too. */
export async function removeStage(context: Context, tx: Tx, event: { id: string }): Promise<void> {
  await closeStage(context, tx, event);
  await tx.deleteFrom('live_stage').where('broadcast_id', '=', event.id).execute();
}
