import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Holder, type Holding, isTooMuch } from '../rules/holdings';
import { readSlots } from './read-slots';

/**
 * Throws TooManyHeld when this many more weeks would exceed a limit of the holder. Call it before the transaction locks
 * anything else. It locks the calendar's row, so that of two concurrent requests the second sees what the first one
 * holds.
 */
export async function requireRoom(tx: Tx, holder: Holder, weeks: number, now: number): Promise<void> {
  await tx.updateTable('advertising_calendar').set({ asked_at: now }).returning('id').executeTakeFirstOrThrow();
  await expectRoom(tx, holder, weeks, now);
}

/** The same without a lock, as an early check. */
export async function expectRoom(db: Reader, holder: Holder, weeks: number, now: number): Promise<void> {
  if (isTooMuch(holder, weeks, await findHoldings(db, now))) throw new CodedError('TooManyHeld');
}

/** What is held and not expired; never more than the weeks of the calendar. */
async function findHoldings(db: Reader, now: number): Promise<Holding[]> {
  const rows = await db
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select(['booking.slots', 'booking.network', 'lead.mobile', 'lead.email', 'lead.company'])
    .where('booking.state', '=', 'held')
    .where('booking.held_until', '>', now)
    .execute();
  return rows.map(({ slots, ...holder }) => ({ ...holder, weeks: readSlots(slots).length }));
}
