import { type SqlBool, sql } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { activeStates, silentBefore } from '../rules/guest';

/** Whether a guest waits or takes part: for queries. Written out, not parameters, so that the partial index is used. */
export const isActiveGuest = sql<SqlBool>`live_stage_guest.state in (${sql.join(activeStates.map((state) => sql.lit(state)))})`;

/**
 * The stage of a broadcast whose row is locked until the transaction ends, and which counts as changed: who changes what is on it
 * holds it first, so that of two at once the second sees what the first did. Who is silent has left. Throws Changed for one that is
 * closed.
 */
export async function holdStage(tx: Tx, broadcastId: string, now: number): Promise<void> {
  await tx
    .insertInto('live_stage')
    .values({ broadcast_id: broadcastId, pass_hash: null, pass_made_at: null, changed_at: now, closed_at: null })
    .onConflict((conflict) => conflict.column('broadcast_id').doNothing())
    .execute();
  const held = await markChanged(tx, broadcastId, now);
  if (!held) throw new CodedError('Changed');
  await letSilentLeave(tx, broadcastId, now);
}

/** The same for a stage that may be closed or not there: false then. */
export async function markChanged(tx: Tx, broadcastId: string, now: number): Promise<boolean> {
  const held = await tx
    .updateTable('live_stage')
    .set((stage) => ({ version: stage('version', '+', 1), changed_at: now }))
    .where('broadcast_id', '=', broadcastId)
    .where('closed_at', 'is', null)
    .returning('broadcast_id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Whether somebody on a stage gave no sign of life for too long, and nobody has noted it. */
export async function hasSilent(db: Reader, broadcastId: string, now: number): Promise<boolean> {
  const guest = await silentGuests(db, broadcastId, now).limit(1).executeTakeFirst();
  if (guest) return true;
  const peer = await db
    .selectFrom('live_stage_peer')
    .select('id')
    .where('broadcast_id', '=', broadcastId)
    .where('seen_at', '<', silentBefore('onStage', now))
    .limit(1)
    .executeTakeFirst();
  return peer !== undefined;
}

/** Everybody who gave no sign of life for too long leaves. Of a stage that the transaction holds. */
export async function letSilentLeave(tx: Tx, broadcastId: string, now: number): Promise<void> {
  await tx
    .updateTable('live_stage_guest')
    .set({ state: 'left', since: now })
    .where('broadcast_id', '=', broadcastId)
    .where('person_id', 'in', silentGuests(tx, broadcastId, now))
    .execute();
  await tx
    .deleteFrom('live_stage_peer')
    .where('broadcast_id', '=', broadcastId)
    .where('seen_at', '<', silentBefore('onStage', now))
    .execute();
}

function silentGuests(db: Reader, broadcastId: string, now: number) {
  return db
    .selectFrom('live_stage_guest')
    .select('person_id')
    .where('broadcast_id', '=', broadcastId)
    .where(isActiveGuest)
    .where((guest) =>
      guest.or(
        activeStates.map((state) =>
          guest.and([guest('state', '=', state), guest('seen_at', '<', silentBefore(state, now))]),
        ),
      ),
    );
}
