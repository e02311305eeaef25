import type { BlockPart } from '@/lib/base/content/port';
import type { Context } from '@/lib/platform/server/context';
import type { DatedContest } from '../contract';
import { shownParts } from '../rules/shown-parts';
import { partFacts, toShownContest, toTime } from './contest-item';
import { publicContests } from './find-contest';
import { contestTag } from './page-tags';

/**
 * A block of edited pages: the dates of a contest, named by its id, and what can be done in it now. Nobody writes them again, so
 * they are those of the contest when it moves. Nothing is shown of one that is not public.
 */
export const contestDates: BlockPart = {
  part: 'contestDates',
  show: showDates,
  tags: (about) => [contestTag(about)],
};

async function showDates({ db, language, now }: Context, about: string): Promise<DatedContest | null> {
  const row = await publicContests(db.read)
    .select((contest) => contest('contest.blocks', '!=', '[]').as('has_page'))
    .where('contest.activity_id', '=', about)
    .executeTakeFirst();
  if (!row) return null;
  const { feeFrom, feeTo, ...shown } = toShownContest(row, { fees: [], language, now: now() });
  return {
    ...shown,
    parts: shownParts(partFacts(row, Boolean(row.has_page)), now()),
    worksTime: toTime(row.works_at),
    shortlistedTime: toTime(row.shortlisted_at),
  };
}
