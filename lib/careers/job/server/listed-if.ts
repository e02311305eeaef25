import { jobCode } from '../codes';
import type { JobRow } from './find-job';

type Facts = Pick<JobRow, 'review_state' | 'paused_at' | 'closed_at' | 'open_until'>;

/** Whether the lists are to have a job with these facts at `now` (ms), as the column has it. */
export const listedIf = ({ review_state, paused_at, closed_at, open_until }: Facts, now: number): 0 | 1 =>
  review_state === jobCode.verified && paused_at === null && closed_at === null && open_until > now ? 1 : 0;
