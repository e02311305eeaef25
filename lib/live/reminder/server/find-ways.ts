import { isNoteDeliverable } from '@/lib/base/delivery/port';
import { findReached } from '@/lib/base/push/port';
import { findPublicBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { reminderWays } from '../codes';
import type { findReminderWays as contract, ReminderPlan } from '../contract';
import { remindAt } from '../rules/remind-at';
import { wayStateOf } from '../rules/way-state';
import { findReachable } from './find-reminded';
import { offeredWays, type WaySettings } from './way-settings';

/**
 * When and by which ways the caller is reminded of a public broadcast, and why the other ways will not reach them. Throws
 * NullPointer for one that is not public. The third argument overrides the configuration.
 */
export async function findReminderWays(
  context: Context,
  { id }: InputOf<typeof contract>,
  settings: WaySettings = env(),
): Promise<ReminderPlan> {
  const { personId } = signedIn(context);
  const { startAt } = await findPublicBroadcast(context.db.read, id);
  const person = await findReachable(context.db.read, personId);
  if (!person) throw new CodedError('Unauthorized');
  const reached = await findReached(context, [personId], settings);
  const { phone } = person;
  const facts = {
    ...person,
    offered: offeredWays(settings),
    isNumberReached: phone !== null && isNoteDeliverable('soon', phone, settings),
    hasDevice: reached.has(personId),
  };
  return {
    remindTime: isoInBeijing(remindAt(startAt)),
    startTime: isoInBeijing(startAt),
    ways: reminderWays.map((way) => ({ way, state: wayStateOf(way, facts) })),
  };
}
