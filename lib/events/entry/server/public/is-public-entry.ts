import { reviewCode } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import { isShownTo } from '../../rules/public-result';

/** Whether an entry has a page for everybody now: what `getEntry` finds, by one look-up. */
export async function isPublicEntry({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<boolean> {
  const entry = await db.read
    .selectFrom('contest_entry as entry')
    .innerJoin('contest', 'contest.activity_id', 'entry.activity_id')
    .innerJoin('activity', 'activity.id', 'entry.activity_id')
    .select(['entry.state', 'contest.is_blind', 'contest.works_at', 'contest.decided_at'])
    .where('entry.id', '=', id)
    .where('entry.is_shown', '=', 1)
    .where('contest.published_at', 'is not', null)
    .where('activity.review_state', '=', reviewCode.verified)
    .executeTakeFirst();
  if (!entry) return false;
  const { state, is_blind, works_at, decided_at } = entry;
  return isShownTo({ worksAt: works_at, decidedAt: decided_at, isBlind: is_blind === 1 }, state, now());
}
