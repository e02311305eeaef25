import type { ResultStage } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** The shortlist or the awards of a contest are public from now on, for all of its entries. */
    'contest.decided': { id: string; stage: ResultStage };
  }
}
