import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import * as recruitment from '@/lib/careers/recruitment/calls';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { JobAct, JobState } from '../codes';
import type * as contract from '../contract';

const findOwnJobs: CallOf<typeof contract.findOwnJobs> = calls.findOwnJobs;
const getOwnJob: CallOf<typeof contract.getOwnJob> = calls.getOwnJob;
const createJob: CallOf<typeof contract.createJob> = calls.createJob;
const saveJob: CallOf<typeof contract.saveJob> = calls.saveJob;
const submitJob: CallOf<typeof contract.submitJob> = calls.submitJob;
const withdrawJob: CallOf<typeof contract.withdrawJob> = calls.withdrawJob;
const removeJob: CallOf<typeof contract.removeJob> = calls.removeJob;
const actOnJob: CallOf<typeof contract.actOnJob> = calls.actOnJob;

/** The jobs of the caller's company, 20 at a time, in one state or, for an empty string, in all. */
export const ownJobsQuery = (state: JobState | '') => pagedQuery(findOwnJobs, { state, pageSize: 20 });

/** A job of the caller's company for editing. */
export const ownJobQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnJob.path, id],
    queryFn: ({ signal }) => call(getOwnJob, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is written of a job, as input of the call. */
export type JobChange = z.input<typeof contract.saveJob.input>;

/**
 * Actions on jobs of the caller's company. Each throws what `call` throws; the server's answer is put into the cache, and lists and
 * what is left of the company's posts are refetched. All but `withdraw` and `remove` are quiet: the screen shows errors itself.
 */
export function useJobActs() {
  const queries = useQueryClient();
  return useMemo(() => jobActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdate = (queries: QueryClient) =>
  Promise.all(
    [findOwnJobs, recruitment.getPostRights].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
  );

async function takeDraft(queries: QueryClient, answer: Promise<contract.JobDraft>): Promise<contract.JobDraft> {
  const draft = await answer;
  const { queryKey } = ownJobQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdate(queries);
  return draft;
}

function jobActs(queries: QueryClient) {
  const take = (answer: Promise<contract.JobDraft>) => takeDraft(queries, answer);
  return {
    create: (begun: z.input<typeof contract.createJob.input>) => take(call(createJob, begun, quiet)),
    save: (change: JobChange) => take(call(saveJob, change, { encoding: 'json', ...quiet })),
    async submit(id: string, revision: number, acknowledged = false): Promise<contract.JobDraft> {
      try {
        return await take(call(submitJob, { id, revision, acknowledged }, quiet));
      } catch (error) {
        // The posts that seemed to be left may have been used elsewhere.
        void outdate(queries);
        throw error;
      }
    },
    act: (id: string, revision: number, act: JobAct) => take(call(actOnJob, { id, revision, act }, quiet)),
    withdraw: (id: string) => take(call(withdrawJob, { id })),
    async remove(id: string): Promise<void> {
      await call(removeJob, { id });
      queries.removeQueries({ queryKey: ownJobQuery(id).queryKey });
      await outdate(queries);
    },
    /** Something else was done with a job meanwhile: what is shown of it is refetched. */
    outdate: () => outdate(queries),
  };
}
