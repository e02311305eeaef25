import { orNotFound } from '@/lib/app/or-not-found';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { getContestDraft } from '@/lib/events/contest/server/desk/get-contest-draft';
import type { Context } from '@/lib/platform/server/context';

/**
 * A contest for the pages of its desk, which `CardDeskFrame` stands around: 404 for who neither organises it nor manages contests,
 * and for an activity that is no contest.
 */
export function readDesk(context: Context, id: string): Promise<ContestDraft> {
  return getContestDraft(context, { id }).catch(orNotFound);
}
