import type { ReviewAct } from '@/lib/base/staff/codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff decided on a job. */
    'job.decided': { id: string; companyId: string; act: ReviewAct; reason: string };
    /** A job ends within some days; `until` (ms) is when. */
    'job.ending': { id: string; companyId: string; until: number };
    /** A job has ended by itself: its last day to apply, or its post, is over. */
    'job.ended': { id: string; companyId: string };
    /** A job that was never public was deleted. */
    'job.removed': { id: string };
  }
}
