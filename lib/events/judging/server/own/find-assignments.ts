import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { AssignmentItem, findAssignments as contract } from '../../contract';
import { shownEntries } from '../entries';
import { findSeat } from '../find-seat';
import { toJudgeEntry } from '../judge-entry';

type Query = InputOf<typeof contract>;

/**
 * The entries that the caller judges in a round, in an order of their own; entries that left the contest make their page shorter.
 * Throws Unauthorized, and NullPointer for who does not judge in it.
 */
export async function findAssignments(context: Context, query: Query): Promise<Page<AssignmentItem>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  await findSeat(read, { roundId: query.roundId, personId }, ['accepted']);
  const page = toPage(await assignmentsOfPage(read, personId, query).execute(), query, (row) => row);
  if (page.list.length === 0) return { ...page, list: [] };
  const rows = await shownEntries(read)
    .innerJoin('judging_assignment as given', 'given.entry_id', 'entry.id')
    .innerJoin('judging_entry as judged', (join) =>
      join.onRef('judged.entry_id', '=', 'given.entry_id').onRef('judged.round_id', '=', 'given.round_id'),
    )
    .select(['given.id', 'given.state', 'given.total', 'judged.number'])
    .where(
      'given.id',
      'in',
      page.list.map(({ id }) => id),
    )
    .execute();
  const items = new Map(rows.map((row) => [row.id, toItem(context, row)]));
  return { ...page, list: page.list.flatMap(({ id }) => items.get(id) ?? []) };
}

type ItemRow = Parameters<typeof toJudgeEntry>[0] & Pick<AssignmentItem, 'id' | 'state' | 'total'> & { number: number };

function toItem({ language }: Context, row: ItemRow): AssignmentItem {
  const { intro: _intro, introLanguage: _language, pictures, ...entry } = toJudgeEntry(row, row.number, language);
  return { ...entry, id: row.id, state: row.state, total: row.total, thumb: pictures[0] ?? null };
}

/** The assignments of a page and one more; only an index is read of what a far page skips. */
export function assignmentsOfPage(db: Reader, personId: string, { roundId, state, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('judging_assignment')
    .select(['id', 'position'])
    .where('round_id', '=', roundId)
    .where('judge_id', '=', personId)
    .$if(state !== '', (own) => own.where('state', '=', state || 'open'))
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
