'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CardJobList } from '@/components/careers/job/card-job-list';
import { jobsOfCompanyQuery } from '@/lib/careers/job/client/jobs-of-company';
import { Empty } from './empty';

/** What a company looks for (specification section 2, tab 4): its open jobs. */
export function CreatorJobs({ userId }: { userId: string }) {
  const query = useInfiniteQuery(jobsOfCompanyQuery(userId));
  return <CardJobList query={query} empty={<Empty list="jobs" />} />;
}
