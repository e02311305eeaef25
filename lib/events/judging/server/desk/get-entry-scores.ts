import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getEntryScores as contract, EntryScores } from '../../contract';
import { findDeskRound } from '../find-round';
import { toScoreList } from '../score-list';

type Input = InputOf<typeof contract>;

/**
 * Who judges an entry in a round, and who may not. What they scored is told once the round is closed, to nobody before, so that
 * nobody can steer it. Throws Unauthorized, and NullPointer for who is not at its desk.
 */
export async function getEntryScores(context: Context, { roundId, entryId }: Input): Promise<EntryScores> {
  const round = await findDeskRound(context, roundId);
  const { read } = context.db;
  const judges = await read
    .selectFrom('judging_assignment as given')
    .innerJoin('person', 'person.id', 'given.judge_id')
    .select(['given.judge_id', 'given.state', 'given.reason', 'given.scores', 'given.comment', 'given.total'])
    .select(['nickname', 'avatar', 'verification'])
    .where('given.round_id', '=', roundId)
    .where('given.entry_id', '=', entryId)
    .orderBy('given.assigned_at')
    .orderBy('given.judge_id')
    .execute();
  const conflicts = await read
    .selectFrom('judging_conflict as conflict')
    .innerJoin('person', 'person.id', 'conflict.judge_id')
    .select(['conflict.judge_id', 'conflict.kind', 'nickname', 'avatar', 'verification'])
    .where('conflict.entry_id', '=', entryId)
    .where('conflict.activity_id', '=', round.activity_id)
    .orderBy('conflict.judge_id')
    .execute();
  const isTold = round.state === 'closed';
  return {
    judges: judges.map(({ state, reason, ...row }) => ({
      ...{ ...named(context, row), state, reason },
      ...(isTold && state === 'scored'
        ? { total: row.total, scores: toScoreList(row.scores), comment: row.comment }
        : { total: null, scores: [], comment: '' }),
    })),
    conflicts: conflicts.map((row) => ({ ...named(context, row), kind: row.kind })),
  };
}

const named = <Verification>(
  { language }: Context,
  row: { judge_id: string; nickname: string; avatar: string | null; verification: Verification },
) => ({
  ...{ userId: row.judge_id, nickname: shownNickname(row.nickname, language) },
  ...{ avatar: row.avatar, verification: row.verification },
});
