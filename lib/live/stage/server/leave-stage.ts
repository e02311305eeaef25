import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { transitions } from '../rules/guest';
import { findStaged } from './find-access';
import { markChanged } from './hold-stage';

/**
 * Takes the caller's hand down, declines the invitation or leaves the stage; the host leaves the talk, which goes on. Leaving twice
 * is leaving once. Throws Unauthorized, NullPointer.
 */
export async function leaveStage(context: Context, { id }: { id: string }): Promise<null> {
  const { personId } = signedIn(context);
  await findStaged(context, id);
  await context.db.transaction(async (tx) => {
    if (!(await markChanged(tx, id, context.now()))) return;
    await tx
      .updateTable('live_stage_guest')
      .set({ state: transitions.leave.to, since: context.now() })
      .where('broadcast_id', '=', id)
      .where('person_id', '=', personId)
      .where('state', 'in', transitions.leave.from)
      .execute();
    await dropPeers(tx, id, personId);
  });
  return null;
}

/** Ends what a person's pages on a stage send and receive. */
export async function dropPeers(tx: Tx, broadcastId: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('live_stage_peer')
    .where('broadcast_id', '=', broadcastId)
    .where('person_id', '=', personId)
    .execute();
}
