import type { Context } from '@/lib/platform/server/context';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import type { Slot } from '../codes';
import type { listSlots as contract } from '../contract';
import { bookableWeeks } from '../rules/weeks';

/** The offered weeks, and which of them are taken, for every product. Public. */
export async function listSlots(context: Context): Promise<DataOf<typeof contract>> {
  const weeks = bookableWeeks(context.now());
  return { weeks, taken: await findTaken(context, weeks) };
}

/** Taken slots of these weeks, of any product: confirmed, or held and not expired (`isTaken`). */
export async function findTaken(context: Context, weeks: string[]): Promise<Slot[]> {
  return context.db.read
    .selectFrom('advertising_slot')
    .select(['product', 'week'])
    .where('week', 'in', weeks)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '>', context.now())]))
    .orderBy('week')
    .orderBy('product')
    .execute();
}
