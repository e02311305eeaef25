import type { Job } from '@/lib/platform/server/jobs/define-job';
import { renewStatisticsJob } from '@/lib/platform/server/jobs/renew-statistics';
import type { Slice } from '@/lib/platform/server/slice';
import { hotWordsJob, rebuildJob, weighJob } from './search';
import { slices } from './slices';

/** All jobs except the heavy ones. */
export const jobs: readonly Job[] = [
  ...slices.flatMap((slice: Slice) => slice.jobs ?? []),
  rebuildJob,
  weighJob,
  hotWordsJob,
  renewStatisticsJob,
];

/** Jobs that take minutes and all processors: a node runs one of them at a time. */
export const heavyJobs: readonly Job[] = slices.flatMap((slice: Slice) => slice.heavyJobs ?? []);
