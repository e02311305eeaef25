import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type HostAct, stageLimits } from '../codes';
import type { actOnGuest as contract } from '../contract';
import { placedStates, transitions } from '../rules/guest';
import { findStaged, isOpen } from './find-access';
import { holdStage, isActiveGuest } from './hold-stage';
import { dropPeers } from './leave-stage';

interface Act {
  id: string;
  personId: string;
  now: number;
}

/**
 * Admits, refuses, removes or silences a guest of the caller's broadcast; doing it twice is doing it once. Who is removed is cut off
 * by the same transaction. Throws Unauthorized, NullPointer for another person's broadcast, Changed where the guest is not in a state
 * for it or the stage is not open, ListFull where there is no place for one more.
 */
export async function actOnGuest(context: Context, { id, userId, act }: InputOf<typeof contract>): Promise<null> {
  const { personId: hostId } = signedIn(context);
  const broadcast = await findStaged(context, id);
  if (broadcast.hostId !== hostId) throw new CodedError('NullPointer');
  const now = context.now();
  if (!isOpen(broadcast, now)) throw new CodedError('Changed');
  await context.db.transaction(async (tx) => {
    await holdStage(tx, id, now);
    await acts[act](tx, { id, personId: userId, now });
  });
  return null;
}

const acts: Readonly<Record<HostAct, (tx: Tx, act: Act) => Promise<void>>> = {
  async admit(tx, act) {
    if (await isIn(tx, act, placedStates)) return;
    if ((await countPlaces(tx, act.id)) >= stageLimits.guests) throw new CodedError('ListFull');
    // Their time to confirm begins now.
    await move(tx, act, 'admit', { seen_at: act.now });
  },
  refuse: (tx, act) => move(tx, act, 'refuse'),
  async remove(tx, act) {
    await move(tx, act, 'remove');
    await dropPeers(tx, act.id, act.personId);
  },
  silence: (tx, act) => silence(tx, act, 1),
  unsilence: (tx, act) => silence(tx, act, 0),
};

/** One statement with its condition; throws Changed where that is not met, unless it was done before. */
async function move(tx: Tx, act: Act, name: 'admit' | 'refuse' | 'remove', more: { seen_at?: number } = {}) {
  const { from, to } = transitions[name];
  const moved = await tx
    .updateTable('live_stage_guest')
    .set({ state: to, since: act.now, ...more })
    .where('broadcast_id', '=', act.id)
    .where('person_id', '=', act.personId)
    .where('state', 'in', from)
    .returning('person_id')
    .executeTakeFirst();
  if (!moved && !(await isIn(tx, act, [to]))) throw new CodedError('Changed');
}

async function silence(tx: Tx, { id, personId }: Act, is_silenced: 0 | 1): Promise<void> {
  const set = await tx
    .updateTable('live_stage_guest')
    .set({ is_silenced })
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '=', 'onStage')
    .returning('person_id')
    .executeTakeFirst();
  if (!set) throw new CodedError('Changed');
}

async function isIn(tx: Tx, { id, personId }: Act, states: readonly string[]): Promise<boolean> {
  const guest = await tx
    .selectFrom('live_stage_guest')
    .select('state')
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return guest !== undefined && states.includes(guest.state);
}

async function countPlaces(tx: Tx, broadcastId: string): Promise<number> {
  const placed = await tx
    .selectFrom('live_stage_guest')
    .select('person_id')
    .where('broadcast_id', '=', broadcastId)
    .where(isActiveGuest)
    .where('state', 'in', placedStates)
    .execute();
  return placed.length;
}
