import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ContestItem, findContests as contract } from '../contract';
import { contestsWithNames, findFees, toContestItem } from './contest-item';

type Query = InputOf<typeof contract>;

/** Each group in an order of its own, which an index has; of the same moment, ids follow the index too. */
const orders = {
  open: { by: 'contest.enrol_end_at', direction: 'asc', ids: 'asc' },
  judging: { by: 'contest.enrol_end_at', direction: 'desc', ids: 'desc' },
  decided: { by: 'contest.decided_at', direction: 'desc', ids: 'asc' },
} as const satisfies Record<Query['group'], object>;

/** Public contests that are not canceled, of one group. */
export async function findContests(context: Context, query: Query): Promise<Page<ContestItem>> {
  const { db, language } = context;
  const now = context.now();
  const { by, direction, ids } = orders[query.group];
  const rows = await contestsWithNames(db.read)
    .where('contest.activity_id', 'in', idsOfPage(db.read, query, now))
    .orderBy(by, direction)
    .orderBy('contest.activity_id', ids)
    .execute();
  const fees = await findFees(
    db.read,
    rows.map(({ id }) => id),
  );
  return toPage(rows, query, (row) => toContestItem(row, { fees: fees.get(row.id) ?? [], language, now }));
}

/** The ids of a page and one more, from an index alone. */
export function idsOfPage(db: Reader, { group, pageIndex, pageSize }: Query, now: number) {
  const { by, direction, ids } = orders[group];
  return (
    db
      .selectFrom('contest')
      .select('contest.activity_id')
      // A literal, not a parameter: otherwise the partial indexes of listed contests are not used.
      .where('is_listed', '=', sql.lit(1))
      .where('decided_at', group === 'decided' ? 'is not' : 'is', null)
      .$if(group !== 'decided', (contests) => contests.where('enrol_end_at', group === 'open' ? '>' : '<=', now))
      .orderBy(by, direction)
      .orderBy('contest.activity_id', ids)
      .limit(pageSize + 1)
      .offset((pageIndex - 1) * pageSize)
  );
}
