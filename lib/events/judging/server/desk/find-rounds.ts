import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { findRounds as contract } from '../../contract';
import { toRoundItem } from '../read-round';

/** The rounds of a contest in their order. Throws Unauthorized, and NullPointer for who is not at its desk. */
export async function findRounds(
  context: Context,
  { contestId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  await requireDesk(context, context.db.read, contestId);
  const rows = await context.db.read
    .selectFrom('judging_round')
    .selectAll()
    .where('activity_id', '=', contestId)
    .orderBy('position')
    .execute();
  return { list: rows.map(toRoundItem) };
}
