import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Holder, type Holding, isTooMuch } from '../rules/holdings';
import { readSlots } from './read-slots';

/**
 * Throws TooManyHeld when so many weeks more would be too many for one holder. To be called before the transaction locks
 * anything else. It locks the calendar's row: of two requests at once the second finds what the first one holds.
 */
export async function requireRoom(tx: Tx, holder: Holder, weeks: number, now: number): Promise<void> {
  await tx.updateTable('advertising_calendar').set({ asked_at: now }).returning('id').executeTakeFirstOrThrow();
  await expectRoom(tx, holder, weeks, now);
}

/** The same without a lock, for what can be told before anything is spent. */
export async function expectRoom(db: Reader, holder: Holder, weeks: number, now: number): Promise<void> {
  if (isTooMuch(holder, weeks, await findHoldings(db, now))) throw new CodedError('TooManyHeld');
}

/** What is held and not over yet; never more than the calendar has weeks. */
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
