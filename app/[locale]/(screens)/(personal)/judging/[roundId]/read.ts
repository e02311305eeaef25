import type { AssignmentItem, JudgingDetail, Tie } from '@/lib/events/judging/contract';
import { findAssignments } from '@/lib/events/judging/server/own/find-assignments';
import { findTies } from '@/lib/events/judging/server/own/find-ties';
import type { Context } from '@/lib/platform/server/context';
import type { Page } from '@/lib/platform/shared/wire';

/**
 * What the caller judges in a round: the first page of it once the round was opened, and the first entry without scores. Null
 * before, and for who declined.
 */
export async function readAssignments(
  context: Context,
  { roundId, state, judgeState }: JudgingDetail,
): Promise<Page<AssignmentItem> | null> {
  if (state === 'draft' || judgeState !== 'accepted') return null;
  return findAssignments(context, { roundId, state: '', pageIndex: 1, pageSize: 20 });
}

/** The first entry of the caller in a round that has no scores yet, other than this one; null for none. */
export async function readNextId(context: Context, judging: JudgingDetail, butId = ''): Promise<string | null> {
  const { roundId, state, judgeState } = judging;
  if (state !== 'open' || judgeState !== 'accepted') return null;
  const { list } = await findAssignments(context, { roundId, state: 'open', pageIndex: 1, pageSize: 2 });
  return list.find(({ id }) => id !== butId)?.id ?? null;
}

/** The ties of a closed round that the caller is to order as its chair. */
export async function readTies(context: Context, judging: JudgingDetail): Promise<readonly Tie[]> {
  const { roundId, state, judgeState, isChair } = judging;
  if (state !== 'closed' || judgeState !== 'accepted' || !isChair) return [];
  return (await findTies(context, { roundId })).list;
}
