import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ResultStage } from '../codes';
import type * as contract from '../contract';

const getAwardPlan: CallOf<typeof contract.getAwardPlan> = calls.getAwardPlan;
const saveAwardPlan: CallOf<typeof contract.saveAwardPlan> = calls.saveAwardPlan;
const chooseShortlist: CallOf<typeof contract.chooseShortlist> = calls.chooseShortlist;
const chooseWinners: CallOf<typeof contract.chooseWinners> = calls.chooseWinners;
const previewResult: CallOf<typeof contract.previewResult> = calls.previewResult;
const publishShortlist: CallOf<typeof contract.publishShortlist> = calls.publishShortlist;
const publishAwards: CallOf<typeof contract.publishAwards> = calls.publishAwards;

export type PlannedAward = contract.AwardPlan['awards'][number];
export type ResultPreview = z.output<typeof contract.previewResult.data>;
type ShortlistChoice = z.input<typeof contract.chooseShortlist.input>;
export type WrittenWinner = z.output<typeof contract.chooseWinners.input>['winners'][number];

/** The awards of a contest and who is to have them, as it is when somebody looks. */
export const awardPlanQuery = (contestId: string) =>
  queryOptions({
    queryKey: [getAwardPlan.path, contestId],
    queryFn: ({ signal }) => call(getAwardPlan, { contestId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What would be published of a contest now, and what that lacks. */
export const resultPreviewQuery = (contestId: string, stage: ResultStage) =>
  queryOptions({
    queryKey: [previewResult.path, contestId, stage],
    queryFn: ({ signal }) => call(previewResult, { contestId, stage }, { signal, quiet: true }),
    staleTime: 0,
  });

/**
 * Changes of a plan, each based on a revision of it. Each throws what `call` throws; the screen shows errors itself. The answer is
 * put into the cache; what would be published is asked again.
 */
export function useAwardActs() {
  const queries = useQueryClient();
  return useMemo(() => awardActs(queries), [queries]);
}

/** The plan that a change is based on. */
type Based = Pick<contract.AwardPlan, 'contestId' | 'revision'>;

const options = { encoding: 'json', quiet: true } as const;

function awardActs(queries: QueryClient) {
  async function take(answer: Promise<contract.AwardPlan>): Promise<contract.AwardPlan> {
    try {
      const plan = await answer;
      const { queryKey } = awardPlanQuery(plan.contestId);
      await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, plan));
      return plan;
    } finally {
      void queries.invalidateQueries({ queryKey: [previewResult.path] });
    }
  }
  return {
    save: ({ contestId, revision }: Based, awards: contract.WrittenAward[]) =>
      take(call(saveAwardPlan, { contestId, revision, awards }, options)),
    shortlist: (choice: ShortlistChoice) => take(call(chooseShortlist, choice, options)),
    winners: ({ contestId, revision }: Based, awardId: string, winners: WrittenWinner[]) =>
      take(call(chooseWinners, { contestId, revision, awardId, winners }, options)),
    publish: (stage: ResultStage, { contestId, revision }: Based) =>
      take(call(stage === 'shortlist' ? publishShortlist : publishAwards, { contestId, revision }, options)),
  };
}

/** What is written of an award, without who wins it. */
export const writtenAwardOf = ({ winners: _, ...written }: PlannedAward): contract.WrittenAward => written;
