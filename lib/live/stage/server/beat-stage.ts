import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { beatStage as contract } from '../contract';
import { activeStates } from '../rules/guest';
import { type Access, findAccess } from './find-access';
import { hasSilent, letSilentLeave, markChanged } from './hold-stage';
import { requireOwnPeer } from './own-peer';
import { removeOldSignals } from './send-signals';

type Input = InputOf<typeof contract>;

/**
 * A sign of life of a page, with what its microphone and camera do. It also lets go who is silent: while somebody is there, somebody
 * notes it. Throws as `findAccess`, and NullPointer for a peer that is not on the stage any more.
 */
export async function beatStage(context: Context, input: Input): Promise<null> {
  const access = await findAccess(context, input);
  const { id } = access.broadcast;
  const now = context.now();
  const isChange = input.peer !== '' && (await differs(context, access, input));
  const isLate = await hasSilent(context.db.read, id, now);
  await context.db.transaction(async (tx) => {
    // Before anything else of the stage, as everybody who changes it.
    if ((isChange || isLate) && (await markChanged(tx, id, now))) await letSilentLeave(tx, id, now);
    if (access.role === 'guest') await noteGuest(tx, access, now);
    if (input.peer !== '') await notePeer(tx, input, now);
    if (input.peer !== '') await removeOldSignals(tx, id, now);
  });
  return null;
}

async function differs({ db }: Context, access: Access, { peer, isMuted, hasPicture }: Input): Promise<boolean> {
  const row = await requireOwnPeer(db.read, access, peer);
  return (row.is_muted === 1) !== isMuted || (row.has_picture === 1) !== hasPicture;
}

async function noteGuest(tx: Tx, { broadcast, personId }: Access, now: number): Promise<void> {
  await tx
    .updateTable('live_stage_guest')
    .set({ seen_at: now })
    .where('broadcast_id', '=', broadcast.id)
    .where('person_id', '=', personId)
    .where('state', 'in', activeStates)
    .execute();
}

async function notePeer(tx: Tx, { peer, isMuted, hasPicture }: Input, now: number): Promise<void> {
  await tx
    .updateTable('live_stage_peer')
    .set({ seen_at: now, is_muted: isMuted ? 1 : 0, has_picture: hasPicture ? 1 : 0 })
    .where('id', '=', peer)
    .execute();
}
