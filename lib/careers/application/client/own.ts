import { type InfiniteData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import type { Page } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import type * as contract from '../contract';

const applyForJob: CallOf<typeof contract.applyForJob> = calls.applyForJob;
const getOwnApplication: CallOf<typeof contract.getOwnApplication> = calls.getOwnApplication;
const findOwnApplications: CallOf<typeof contract.findOwnApplications> = calls.findOwnApplications;
const withdrawJobApplication: CallOf<typeof contract.withdrawJobApplication> = calls.withdrawJobApplication;
const acceptOffer: CallOf<typeof contract.acceptOffer> = calls.acceptOffer;
const removeApplication: CallOf<typeof contract.removeApplication> = calls.removeApplication;

/** The applications of the caller, 20 at a time. */
export const ownApplicationsQuery = pagedQuery(findOwnApplications, { pageSize: 20 });

/** The application of the caller for a job, as it is when somebody looks; null for none. */
export const ownApplicationQuery = (jobId: string) =>
  queryOptions({
    queryKey: [getOwnApplication.path, jobId],
    queryFn: ({ signal }) => call(getOwnApplication, { jobId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is sent with an application, as input of the call. */
export type Sending = z.input<typeof contract.applyForJob.input>;

/**
 * Actions on applications of the caller. Each throws what `call` throws, quietly: the screen shows errors itself. The server's answer
 * is put into what is loaded.
 */
export function useApplicationActs() {
  const queries = useQueryClient();
  return useMemo(() => applicationActs(queries), [queries]);
}

const quiet = { quiet: true } as const;

function applicationActs(queries: QueryClient) {
  const take = async (answer: Promise<contract.OwnApplication>) => {
    const application = await answer;
    const { id, job } = application;
    const { queryKey } = ownApplicationQuery(job.id);
    await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, application));
    await changeLists(queries, (list) => list.map((one) => (one.id === id ? application : one)));
  };
  return {
    apply: (sending: Sending) => take(call(applyForJob, sending, { encoding: 'json', ...quiet })),
    withdraw: (id: string) => take(call(withdrawJobApplication, { id }, quiet)),
    accept: (id: string) => take(call(acceptOffer, { id }, quiet)),
    async remove(id: string): Promise<void> {
      await call(removeApplication, { id }, quiet);
      await changeLists(queries, (list) => list.filter((one) => one.id !== id));
    },
  };
}

type Applications = contract.OwnApplication[];

/** Changes what is loaded of the lists. */
function changeLists(queries: QueryClient, change: (list: Applications) => Applications): Promise<void> {
  const queryKey = [findOwnApplications.path];
  return changeLoaded(queries, queryKey, () =>
    queries.setQueriesData<InfiniteData<Page<contract.OwnApplication>>>(
      { queryKey },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: change(page.list) })) },
    ),
  );
}
