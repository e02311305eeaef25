import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { listFailedJobs } from './list-failed-jobs';
import { retryJob } from './retry-job';

export const staffRoutes: readonly Route[] = [
  route(contract.listFailedJobs, listFailedJobs),
  route(contract.retryJob, retryJob),
];
