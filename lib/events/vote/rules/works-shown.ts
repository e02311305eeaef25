/** When the works of a contest are shown, in ms: from a time that was said, and at the latest with its awards. */
export interface WorksTimes {
  worksAt: number | null;
  decidedAt: number | null;
}

/** Whether they are at `now` (ms). */
export const areWorksShown = ({ worksAt, decidedAt }: WorksTimes, now: number): boolean =>
  decidedAt !== null || (worksAt !== null && now >= worksAt);
