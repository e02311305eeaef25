import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getJudging as contract, JudgingDetail, WrittenCriterion } from '../../contract';
import { countsOf } from '../panel';
import { judgings, shown, toJudging } from './judgings';

/**
 * A round in which the caller judges, or is asked to: what entries are scored by, and how far they are. Throws Unauthorized, and
 * NullPointer for who does not.
 */
export async function getJudging(context: Context, { roundId }: InputOf<typeof contract>): Promise<JudgingDetail> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const row = await judgings(read)
    .where('judge.round_id', '=', roundId)
    .where('judge.person_id', '=', personId)
    .where('judge.state', '<>', 'removed')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const counts = await read
    .selectFrom('judging_assignment')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('round_id', '=', roundId)
    .where('judge_id', '=', personId)
    .groupBy('state')
    .execute();
  const { open, scored, recused } = countsOf(counts, () => true);
  return {
    ...toJudging(context, row),
    ...{ isBlind: row.is_blind === 1, needsReason: row.needs_reason === 1, open, scored, recused },
    criteria: (JSON.parse(row.criteria) as WrittenCriterion[]).map((criterion) => ({
      ...{ id: criterion.id, weight: criterion.weight },
      name: shown(criterion.nameZh, criterion.nameEn, context.language),
      hint: shown(criterion.hintZh, criterion.hintEn, context.language),
    })),
  };
}
