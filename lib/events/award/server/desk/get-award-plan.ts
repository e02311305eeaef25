import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { AwardPlan, getAwardPlan as contract } from '../../contract';
import { readPlan } from './read-plan';

/** The awards of a contest and who is to have them. Throws Unauthorized, NullPointer for who is not at its desk. */
export async function getAwardPlan(context: Context, { contestId }: InputOf<typeof contract>): Promise<AwardPlan> {
  await requireDesk(context, context.db.read, contestId);
  return readPlan(context, contestId);
}
