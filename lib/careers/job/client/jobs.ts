import { queryOptions, useQuery } from '@tanstack/react-query';
import { millisecondsInMinute } from 'date-fns/constants';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import * as calls from '../calls';
import type * as contract from '../contract';

const findJobs: CallOf<typeof contract.findJobs> = calls.findJobs;
const findRecommendedJobs: CallOf<typeof contract.findRecommendedJobs> = calls.findRecommendedJobs;
const getJobNow: CallOf<typeof contract.getJobNow> = calls.getJobNow;

/** Open jobs by filters, 20 at a time. */
export const jobsQuery = (filter: contract.JobFilter) => pagedQuery(findJobs, { ...filter, pageSize: 20 });

/** What a public job is now, and how many have applied. */
const jobNowQuery = (id: string) =>
  queryOptions({
    queryKey: [getJobNow.path, id],
    queryFn: ({ signal }) => call(getJobNow, { id }, { signal }),
    staleTime: millisecondsInMinute,
  });

/** What a job is now: what its page says until that was asked, since the page may have been made at any time. */
export function useJobNow({ id, phase, openUntil }: Pick<contract.JobDetail, 'id' | 'phase' | 'openUntil'>) {
  const { data } = useQuery(jobNowQuery(id));
  return data ?? { phase, openUntil, applicationCount: null };
}

/** Jobs for the caller with the reasons; nothing for a visitor. */
export function useRecommendedJobs() {
  const isLoggedIn = useLoggedIn();
  return useQuery({
    queryKey: [findRecommendedJobs.path],
    queryFn: ({ signal }) => call(findRecommendedJobs, {}, { signal }),
    enabled: isLoggedIn,
  });
}
