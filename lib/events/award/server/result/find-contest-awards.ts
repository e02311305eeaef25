import { findPublicContest } from '@/lib/events/contest/port';
import { findEntryItems } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { ContestAwards, findContestAwards as contract } from '../../contract';
import { findAwards, findWinners } from '../desk/plan-rows';

/** The awards of a public contest with their winners; none before they are published. Throws NullPointer. */
export async function findContestAwards(context: Context, { name }: InputOf<typeof contract>): Promise<ContestAwards> {
  const { language } = context;
  const db = context.db.read;
  const { id, decided_at } = await findPublicContest(db, name);
  if (decided_at === null) return { decidedTime: null, list: [] };
  const [awards, winners] = await Promise.all([findAwards(db, id), findWinners(db, id)]);
  const entries = await findEntryItems(context, [...new Set(winners.map(({ entry_id }) => entry_id))]);
  const items = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    decidedTime: isoInBeijing(decided_at),
    list: awards.map((award) => ({
      ...{ id: award.id, categoryId: award.category_id },
      name: translate(award.name_zh, award.name_en, language),
      prize: translate(award.prize_zh, award.prize_en, language),
      winners: winners.flatMap(({ award_id, entry_id, citation_zh, citation_en }) => {
        const entry = award_id === award.id ? items.get(entry_id) : undefined;
        return entry ? [{ entry, citation: translate(citation_zh, citation_en, language) }] : [];
      }),
    })),
  };
}
