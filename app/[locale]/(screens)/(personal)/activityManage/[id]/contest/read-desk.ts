import { orNotFound } from '@/lib/app/or-not-found';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { getContestDraft } from '@/lib/events/contest/server/desk/get-contest-draft';
import { countContestEntries } from '@/lib/events/entry/server/desk/count-contest-entries';
import type { Context } from '@/lib/platform/server/context';

/**
 * A contest for the pages of its desk, which `CardDeskFrame` stands around: 404 for who neither organises it nor manages contests,
 * and for an activity that is no contest.
 */
export function readDesk(context: Context, id: string): Promise<ContestDraft> {
  return getContestDraft(context, { id }).catch(orNotFound);
}

/** A contest and what is next at its desk, for the desk of its activity. */
export async function readContestStep(context: Context, id: string) {
  const [contest, { unchecked }] = await Promise.all([
    getContestDraft(context, { id }),
    countContestEntries(context, { contestId: id }),
  ]);
  return { contest, unchecked };
}
