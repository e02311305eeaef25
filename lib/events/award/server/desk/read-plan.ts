import { type ContestFacts, contests } from '@/lib/events/contest/port';
import { entryThumb } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import type { AwardPlan, ChosenEntry } from '../../contract';
import { findAwards, findChosen, findPlan, findWinners } from './plan-rows';

/** The plan of a contest, for who has been let to its desk. Throws NullPointer for an activity of which no contest is written. */
export async function readPlan(context: Context, contestId: string): Promise<AwardPlan> {
  const db = context.db.read;
  const [contest, plan, awards, winners, chosen] = await Promise.all([
    findContest(context, contestId),
    findPlan(db, contestId),
    findAwards(db, contestId),
    findWinners(db, contestId),
    findChosen(db, contestId),
  ]);
  const toEntry = (row: Shown): ChosenEntry => {
    const title = translate(row.title_zh, row.title_en, context.language);
    return {
      ...{ id: row.id, number: row.number ?? 0, title: title.text, titleLanguage: title.language },
      ...{ thumb: entryThumb(row), categoryId: row.category_id ?? '' },
    };
  };
  return {
    contestId,
    revision: plan?.revision ?? 0,
    isShortlisted: contest.shortlisted_at !== null,
    isDecided: contest.decided_at !== null,
    awards: awards.map((award) => ({
      ...{ id: award.id, nameZh: award.name_zh, nameEn: award.name_en, prizeZh: award.prize_zh },
      ...{ prizeEn: award.prize_en, quantity: award.quantity, categoryId: award.category_id ?? '' },
      winners: winners
        .filter(({ award_id }) => award_id === award.id)
        .map((row) => ({
          ...toEntry({ ...row, id: row.entry_id }),
          ...{ citationZh: row.citation_zh, citationEn: row.citation_en },
        })),
    })),
    shortlist: plan?.shortlist_way
      ? {
          ...{ way: plan.shortlist_way, top: plan.shortlist_top, reason: plan.shortlist_reason },
          entries: chosen.map(toEntry),
        }
      : null,
  };
}

type Shown = Parameters<typeof entryThumb>[0] & {
  id: string;
  number: number | null;
  title_zh: string;
  title_en: string;
  category_id: string | null;
};

function findContest({ db }: Context, id: string): Promise<ContestFacts> {
  return contests(db.read)
    .where('contest.activity_id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
