import { sql } from 'kysely';
import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ContestEntry, findContestEntries as contract } from '../../contract';
import { entriesAtDesk, toContestEntries } from './desk-entry';

type Query = InputOf<typeof contract>;

/**
 * The entries of a contest that were sent once, by their numbers, of all or one state and category, and with a text. Throws Unauthorized, and
 * NullPointer for who does not run the contest.
 */
export async function findContestEntries(context: Context, query: Query): Promise<Page<ContestEntry>> {
  const { read } = context.db;
  await requireDesk(context, read, query.contestId);
  const rows = await entriesAtDesk(read)
    .innerJoin(entriesOfDeskPage(read, query).as('page'), 'page.number', 'entry.number')
    .where('entry.activity_id', '=', query.contestId)
    .orderBy('page.number')
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toContestEntries(context, page.list) };
}

/**
 * The numbers of the entries of a page and one more. Of what a far page skips, only the index is read; unpaid ones are few. A text is
 * looked for in every entry of the contest that is left.
 */
export function entriesOfDeskPage(db: Reader, { contestId, state, categoryId, text, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('contest_entry')
    .select('number')
    .where('activity_id', '=', contestId)
    .where('number', 'is not', null)
    .$if(categoryId !== '', (all) => all.where('category_id', '=', categoryId))
    .$call((all) => inState(all, state))
    .$if(text !== '', (all) => all.where(isCalled(text)))
    .orderBy('number')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

type Entries = ReturnType<typeof entriesOf>;
const entriesOf = (db: Reader) => db.selectFrom('contest_entry').select('number');

function inState(entries: Entries, state: Query['state']): Entries {
  switch (state) {
    case '':
      return entries;
    case 'unchecked':
      // Literals, so that the index of those is used.
      return entries.where('state', '=', sql.lit('submitted')).where('is_shown', '=', sql.lit(0));
    case 'unpaid':
    case 'pendingPayment':
      return entries.where('state', '=', 'unpaid').where(({ exists, not, selectFrom }) => {
        const transfer = exists(
          selectFrom('sale_order')
            .select('sale_order.id')
            .whereRef('sale_order.id', '=', 'contest_entry.order_id')
            .where('way', '=', 'offline'),
        );
        return state === 'unpaid' ? not(transfer) : transfer;
      });
    default:
      return entries.where('state', '=', state);
  }
}

/** Whether a text is the number of an entry, or a part of its title. */
function isCalled(text: string) {
  const inTitle = contains(['title_zh', 'title_en'], text);
  return /^\d{1,9}$/.test(text) ? sql<boolean>`(number = ${Number(text)} or ${inTitle})` : inTitle;
}
