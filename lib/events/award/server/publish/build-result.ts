import type { ContestFacts as Contest } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ResultStage } from '../../codes';
import type { ResultDocument } from '../../contract/document';
import { resultDocument } from '../../rules/result-document';
import { findAwards, findChosen, findPlan, findWinners } from '../desk/plan-rows';
import { findOutcome } from '../result/find-outcome';
import { readContestFacts } from '../result/read-contest-facts';

/** The result of a contest by its plan, at `now` (ms): what is published, and what its preview shows. */
export async function buildResult(
  db: Reader,
  { contest, stage, now }: { contest: Contest; stage: ResultStage; now: number },
): Promise<ResultDocument> {
  const [plan, awards, winners] = [
    await findPlan(db, contest.id),
    await findAwards(db, contest.id),
    await findWinners(db, contest.id),
  ];
  const chosen = await findChosen(db, contest.id);
  return resultDocument({
    ...{ stage, version: 1, publishedAt: now },
    facts: await readContestFacts(db, contest, now),
    shortlist: {
      way: plan?.shortlist_way ?? 'hand',
      top: plan?.shortlist_top ?? 0,
      reason: plan?.shortlist_reason ?? '',
    },
    awards: awards.map((award) => ({
      ...{ id: award.id, quantity: award.quantity, categoryId: award.category_id },
      ...{ name: { zh: award.name_zh, en: award.name_en }, prize: { zh: award.prize_zh, en: award.prize_en } },
    })),
    entries: await findOutcome(
      db,
      chosen.map(({ id }) => id),
    ),
    winners: winners.map(({ award_id, entry_id, citation_zh, citation_en }) => ({
      ...{ awardId: award_id, entryId: entry_id, citation: { zh: citation_zh, en: citation_en } },
    })),
  });
}
