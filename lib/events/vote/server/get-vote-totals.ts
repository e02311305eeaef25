import { findPublicContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getVoteTotals as contract, VoteTotals } from '../contract';
import { countVotes } from './count-votes';

/** How many votes of a contest were cast, are counted and were taken out. Throws NullPointer for one that has no vote. */
export async function getVoteTotals(context: Context, { name }: InputOf<typeof contract>): Promise<VoteTotals> {
  const contest = await findPublicContest(context.db.read, name);
  const totals = await countVotes(context.db.read, contest, context.now());
  if (!totals) throw new CodedError('NullPointer');
  return totals;
}
