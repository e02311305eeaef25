import type { Job } from '@/lib/platform/server/jobs/define-job';
import type { Slice } from '@/lib/platform/server/slice';
import { hotWordsJob, rebuildJob, weighJob } from './search';
import { slices } from './slices';

/** Every kind of job but the heavy ones. */
export const jobs: readonly Job[] = [
  ...slices.flatMap((slice: Slice) => slice.jobs ?? []),
  rebuildJob,
  weighJob,
  hotWordsJob,
];

/** Those that take minutes and every processor: a node runs one of them at a time. */
export const heavyJobs: readonly Job[] = slices.flatMap((slice: Slice) => slice.heavyJobs ?? []);
