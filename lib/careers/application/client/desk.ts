import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import { type DeskState, deskStates, type MovedState } from '../codes';
import type * as contract from '../contract';

const findApplications: CallOf<typeof contract.findApplications> = calls.findApplications;
const countApplications: CallOf<typeof contract.countApplications> = calls.countApplications;
const getJobApplication: CallOf<typeof contract.getJobApplication> = calls.getJobApplication;
const openApplication: CallOf<typeof contract.openApplication> = calls.openApplication;
const moveApplication: CallOf<typeof contract.moveApplication> = calls.moveApplication;
const declineApplications: CallOf<typeof contract.declineApplications> = calls.declineApplications;
const noteApplicant: CallOf<typeof contract.noteApplicant> = calls.noteApplicant;
const answerApplicant: CallOf<typeof contract.answerApplicant> = calls.answerApplicant;

/** All applications for a job as a file. */
export const exportApplications: CallOf<typeof contract.exportApplications> = calls.exportApplications;

export type ApplicationCounts = z.output<typeof contract.countApplications.data>;

/** Which applications are shown, and how; an empty state for all. */
export interface DeskView {
  state: DeskState | '';
  isInColumns: boolean;
}

/** The view that an address says; unknown values are left out. */
export const deskViewOf = (query: URLSearchParams): DeskView => ({
  state: deskStates.find((one) => one === query.get('state')) ?? '',
  isInColumns: query.get('view') === 'columns',
});

/** The query of an address with a view; other parameters stay. */
export function withDeskView(query: URLSearchParams, { state, isInColumns }: DeskView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of [
    ['state', state],
    ['view', isInColumns ? 'columns' : ''],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The applications for a job in a state, 20 at a time. */
export const applicationsQuery = (jobId: string, state: DeskState | '') =>
  pagedQuery(findApplications, { jobId, state, pageSize: 20 });

/** How many applications for a job there are, as it is when somebody looks. */
export const applicationCountsQuery = (jobId: string) =>
  queryOptions({
    queryKey: [countApplications.path, jobId],
    queryFn: ({ signal }) => call(countApplications, { jobId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** An application, as it is when somebody looks. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [getJobApplication.path, id],
    queryFn: ({ signal }) => call(getJobApplication, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/**
 * Actions of a company on applications. Each throws what `call` throws, quietly: the screen shows errors itself. The server's answer is
 * put into what is loaded.
 */
export function useDeskActs() {
  const queries = useQueryClient();
  return useMemo(() => deskActs(queries), [queries]);
}

const quiet = { quiet: true } as const;

function deskActs(queries: QueryClient) {
  const take = async (answer: Promise<contract.ApplicationDetail>) => {
    const application = await answer;
    const { queryKey } = applicationQuery(application.id);
    await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, application));
    void queries.invalidateQueries({ queryKey: [countApplications.path] });
  };
  return {
    /** In the background: nobody pressed anything. */
    open: (id: string) => take(call(openApplication, { id }, quiet)),
    move: (id: string, revision: number, state: MovedState) =>
      take(call(moveApplication, { id, revision, state }, quiet)),
    answer: (answer: z.input<typeof contract.answerApplicant.input>) => take(call(answerApplicant, answer, quiet)),
    note: (note: z.input<typeof contract.noteApplicant.input>) => take(call(noteApplicant, note, quiet)),
    /** How many were declined. */
    async decline(jobId: string, ids: string[]): Promise<number> {
      const declined = await call(declineApplications, { jobId, ids: ids.join(',') }, quiet);
      for (const { path } of [countApplications, findApplications]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
      return declined.ids.length;
    },
    /** Reads an application again that somebody else has changed. */
    renew: (id: string) => queries.invalidateQueries({ queryKey: applicationQuery(id).queryKey }),
  };
}
