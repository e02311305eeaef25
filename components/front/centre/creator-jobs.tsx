'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardCompanyDemands } from '@/components/careers/demand/card-company-demands';
import { CardJobList } from '@/components/careers/job/card-job-list';
import { jobsOfCompanyQuery } from '@/lib/careers/job/client/jobs-of-company';
import { Empty } from './empty';

/** What a company looks for (specification section 2, tab 4): its open jobs, then its open project requests. */
export function CreatorJobs({ userId }: { userId: string }) {
  const query = useInfiniteQuery(jobsOfCompanyQuery(userId));
  const isWithout = query.data?.pages[0]?.list.length === 0;
  const isWhole = query.data !== undefined && !query.hasNextPage;
  return (
    <>
      {!isWithout && <CardJobList query={query} empty={null} />}
      {isWhole && <CardCompanyDemands userId={userId} empty={isWithout && <Empty list="jobs" />} />}
    </>
  );
}
