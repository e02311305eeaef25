import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { stageLimits } from '../codes';
import { isActive, refusedUntil, transitions } from '../rules/guest';
import { findStaged, isOpen } from './find-access';
import { holdStage, isActiveGuest } from './hold-stage';
import { findRights } from './stage-view';

/**
 * Asks to come on the stage of a broadcast that the caller may watch; asking twice is asking once. Throws Unauthorized,
 * NullPointer, PhoneNeeded, Forbidden without a pass for what costs something, for the host, and for who was removed, Blocked,
 * Changed while the stage is not open, TooManyRequests soon after a refusal, ListFull while too many wait.
 */
export async function raiseHand(context: Context, { id }: { id: string }): Promise<null> {
  const { personId } = requireAllowed(context, 'post');
  const broadcast = await findStaged(context, id);
  const now = context.now();
  if (!isOpen(broadcast, now)) throw new CodedError('Changed');
  const { isAdmitted, isBlocked } = await findRights(context, broadcast, personId);
  if (!isAdmitted || personId === broadcast.hostId) throw new CodedError('Forbidden');
  if (isBlocked) throw new CodedError('Blocked');
  await context.db.transaction(async (tx) => {
    await holdStage(tx, id, now);
    await requireRoom(tx, id, personId);
    if (!(await ask(tx, id, personId, now))) await requireActive(tx, id, personId, now);
  });
  return null;
}

async function requireRoom(tx: Tx, broadcastId: string, personId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('live_stage_guest')
    .select('person_id')
    .where('broadcast_id', '=', broadcastId)
    .where(isActiveGuest)
    .where('person_id', '!=', personId)
    .limit(stageLimits.hands + stageLimits.guests)
    .execute();
  if (waiting.length >= stageLimits.hands + stageLimits.guests) throw new CodedError('ListFull');
}

/** A first hand, or one after they left or were refused; false where their state does not allow it. */
async function ask(tx: Tx, broadcastId: string, personId: string, now: number): Promise<boolean> {
  const asked = { state: transitions.ask.to, asked_at: now, since: now, seen_at: now, is_silenced: 0 } as const;
  const raised = await tx
    .insertInto('live_stage_guest')
    .values({ broadcast_id: broadcastId, person_id: personId, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['broadcast_id', 'person_id'])
        .doUpdateSet(asked)
        .where('live_stage_guest.state', 'in', transitions.ask.from)
        .where((guest) =>
          guest.or([
            guest('live_stage_guest.state', '!=', 'refused'),
            guest('live_stage_guest.since', '<=', refusedUntil(now)),
          ]),
        ),
    )
    .returning('person_id')
    .executeTakeFirst();
  return raised !== undefined;
}

/** Says why they cannot ask, unless they have. */
async function requireActive(tx: Tx, broadcastId: string, personId: string, now: number): Promise<void> {
  const { state, since } = await tx
    .selectFrom('live_stage_guest')
    .select(['state', 'since'])
    .where('broadcast_id', '=', broadcastId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  if (isActive(state)) return;
  if (state !== 'refused') throw new CodedError('Forbidden');
  const againAt = since + stageLimits.askAgainMinutes * millisecondsInMinute;
  throw new CodedError('TooManyRequests', { retryAfterSeconds: Math.ceil((againAt - now) / millisecondsInSecond) });
}
