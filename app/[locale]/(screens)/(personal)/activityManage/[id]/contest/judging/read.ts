import type { Round } from '@/lib/events/judging/contract';
import { findRounds } from '@/lib/events/judging/server/desk/find-rounds';
import { getRound } from '@/lib/events/judging/server/desk/get-round';
import type { Context } from '@/lib/platform/server/context';

/** The rounds of a contest in their order, five at most, each with its panel, whose progress the list shows. */
export async function readRounds(context: Context, contestId: string): Promise<Round[]> {
  const { list } = await findRounds(context, { contestId });
  return Promise.all(list.map(({ id }) => getRound(context, { id })));
}
