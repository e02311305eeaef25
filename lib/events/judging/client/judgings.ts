import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findJudgings: CallOf<typeof contract.findJudgings> = calls.findJudgings;
const getJudging: CallOf<typeof contract.getJudging> = calls.getJudging;
const answerJudging: CallOf<typeof contract.answerJudging> = calls.answerJudging;
const findAssignments: CallOf<typeof contract.findAssignments> = calls.findAssignments;
const getAssignment: CallOf<typeof contract.getAssignment> = calls.getAssignment;
const openEntryFilm: CallOf<typeof contract.openEntryFilm> = calls.openEntryFilm;
const saveScore: CallOf<typeof contract.saveScore> = calls.saveScore;
const recuse: CallOf<typeof contract.recuse> = calls.recuse;
const findTies: CallOf<typeof contract.findTies> = calls.findTies;
const voteOnTie: CallOf<typeof contract.voteOnTie> = calls.voteOnTie;

const quiet = { quiet: true } as const;

/** The rounds in which the caller judges or is asked to, 20 at a time. */
export const judgingsQuery = pagedQuery(findJudgings, { pageSize: 20 });

/** A round in which the caller judges. */
export const judgingQuery = (roundId: string) =>
  queryOptions({
    queryKey: [getJudging.path, roundId],
    queryFn: ({ signal }) => call(getJudging, { roundId }, { signal, ...quiet }),
    staleTime: 0,
  });

/** What the caller's assignments are filtered by; an empty text for all. */
export const assignmentFilters = ['', 'open', 'scored', 'recused'] as const;
export type AssignmentFilter = (typeof assignmentFilters)[number];

/** The entries that the caller judges in a round, 20 at a time. */
export const assignmentsQuery = (roundId: string, state: AssignmentFilter) =>
  pagedQuery(findAssignments, { roundId, state, pageSize: 20 });

/** An entry that the caller judges. */
export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: [getAssignment.path, id],
    queryFn: ({ signal }) => call(getAssignment, { id }, { signal, ...quiet }),
    staleTime: 0,
  });

/** The ties of a closed round, for its chair. */
export const tiesQuery = (roundId: string) =>
  queryOptions({
    queryKey: [findTies.path, roundId],
    queryFn: async ({ signal }) => (await call(findTies, { roundId }, { signal, ...quiet })).list,
    staleTime: 0,
  });

/** Asks for the film of an entry, by its number in its contest. */
export const askEntryFilm = (roundId: string, number: number, signal: AbortSignal) =>
  call(openEntryFilm, { roundId, number }, { signal });

/** What is written of a score: a number by the id of each criterion that has one. */
export interface WrittenScore {
  scores: Readonly<Record<string, number>>;
  comment: string;
}

/**
 * What judges do. Each throws what `call` throws and is quiet, as the screens show errors themselves; what is loaded is
 * updated.
 */
export function useJudgingActs() {
  const queries = useQueryClient();
  return useMemo(() => judgingActs(queries), [queries]);
}

function judgingActs(queries: QueryClient) {
  const renew = (...paths: string[]) =>
    Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
  return {
    async answer(roundId: string, accepts: boolean): Promise<void> {
      await call(answerJudging, { roundId, accepts }, quiet);
      await renew(getJudging.path, findJudgings.path);
    },
    async save(
      id: string,
      { scores, comment }: WrittenScore,
      { revision, isSent }: { revision: number; isSent: boolean },
    ): Promise<contract.Assignment> {
      const list = Object.entries(scores).map(([criterionId, score]) => ({ criterionId, score }));
      const saved = await call(saveScore, { id, revision, scores: JSON.stringify(list), comment, isSent }, quiet);
      const { queryKey } = assignmentQuery(id);
      await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, saved));
      void renew(getJudging.path, findAssignments.path);
      return saved;
    },
    async recuse(id: string, reason: string): Promise<void> {
      await call(recuse, { id, reason }, quiet);
      await renew(getAssignment.path, getJudging.path, findAssignments.path);
    },
    /** `numbers` are those of all entries of a tie, the best first. */
    async voteOnTie(roundId: string, numbers: readonly number[]): Promise<void> {
      await call(voteOnTie, { roundId, numbers: numbers.join(',') }, quiet);
      await renew(findTies.path);
    },
  };
}
