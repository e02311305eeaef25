import { sql } from 'kysely';
import { type ContestFacts, findPublicContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findEntries as contract, EntryItem } from '../../contract';
import { areWorksShown } from '../../rules/public-result';
import { entriesWithWorks, toEntryItems } from './entry-item';

type Query = InputOf<typeof contract>;
type Asked = Omit<Query, 'name'> & { contestId: string };

/**
 * The entries of a public contest that passed the formal check, of all or one category, by their numbers, once its works are shown;
 * those of its shortlist from its publication on. An empty list before. Throws NullPointer for an unknown contest.
 */
export async function findEntries(context: Context, { name, ...query }: Query): Promise<Page<EntryItem>> {
  const { read } = context.db;
  const contest = await findPublicContest(read, name);
  if (query.result === '' && !areWorksShown(timesOf(contest), context.now())) {
    return { list: [], nextPage: null, hasNextPage: false };
  }
  const asked = { ...query, contestId: contest.id };
  const rows = await entriesWithWorks(read)
    .innerJoin(entriesOfPage(read, asked).as('page'), 'page.number', 'entry.number')
    .where('entry.activity_id', '=', contest.id)
    .orderBy('page.number')
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toEntryItems(context, page.list) };
}

const timesOf = (contest: ContestFacts) => ({
  ...{ worksAt: contest.works_at, decidedAt: contest.decided_at, isBlind: contest.is_blind === 1 },
});

/**
 * The numbers of the entries of a page and one more. Of what a far page skips, only the index is read: states and marks are literals,
 * so that the partial indexes are used. Awarded entries are few.
 */
export function entriesOfPage(db: Reader, { contestId, categoryId, result, pageIndex, pageSize }: Asked) {
  return db
    .selectFrom('contest_entry')
    .select('number')
    .where('activity_id', '=', contestId)
    .$if(result !== 'awarded', (all) => all.where('is_shown', '=', sql.lit(1)))
    .$if(result === 'shortlisted', (all) => all.where(sql<boolean>`state in ('shortlisted', 'notAwarded', 'awarded')`))
    .$if(result === 'awarded', (all) =>
      all.where('number', 'is not', null).where('state', '=', 'awarded').where('is_shown', '=', 1),
    )
    .$if(categoryId !== '', (all) => all.where('category_id', '=', categoryId))
    .orderBy('number')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
