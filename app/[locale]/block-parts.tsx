import type { ShownParts } from '@/components/base/content/card-blocks';
import { CardContestDates } from '@/components/events/contest/card-contest-dates';
import type { DatedContest } from '@/lib/events/contest/contract';

/**
 * How edited pages show what slices bring to them (`blocks` of `slice.ts`); each gets the data that its part answers.
 *
 * @param contestId the contest whose page it is; none for a page of the site
 */
export const blockParts = (contestId?: string): ShownParts => ({
  contestDates: (data) => {
    const contest = data as DatedContest;
    return <CardContestDates contest={contest} isOwn={contest.id === contestId} />;
  },
});

/** The words that they need in the browser. */
export const blockPartWords = [
  'contestHome.now',
  'contestHome.timeline',
  'contest.phase',
  'activity.startsAt',
  'activityPage.times',
] as const;
