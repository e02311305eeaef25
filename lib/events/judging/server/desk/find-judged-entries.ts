import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { standingAssignments } from '../../codes';
import type { findJudgedEntries as contract, JudgedEntry } from '../../contract';
import { findDeskRound } from '../find-round';
import { countsOf } from '../panel';

type Query = InputOf<typeof contract>;

/**
 * How far the judging of the entries of a round is, by their numbers. Throws Unauthorized, and NullPointer for who is not at its
 * desk.
 */
export async function findJudgedEntries(context: Context, query: Query): Promise<Page<JudgedEntry>> {
  const { per_entry } = await findDeskRound(context, query.roundId);
  const { read } = context.db;
  const rows = await read
    .selectFrom(judgedOfPage(read, { ...query, perEntry: per_entry }).as('page'))
    .innerJoin('contest_entry as entry', 'entry.id', 'page.entry_id')
    .select(['page.entry_id', 'page.number', 'title_zh', 'title_en'])
    .orderBy('page.number')
    .execute();
  const counts = await countByEntry(read, query.roundId, rows);
  return toPage(rows, query, ({ entry_id, number, title_zh, title_en }): JudgedEntry => {
    const { text, language } = translate(title_zh, title_en, context.language);
    const own = countsOf(counts, (row) => row.entry_id === entry_id);
    const lacks = Math.max(0, per_entry - own.open - own.scored);
    return { entryId: entry_id, number, title: text, titleLanguage: language, ...own, lacks };
  });
}

/** The entries of a page and one more; of those that lack judges, the judges of each are counted from an index. */
export function judgedOfPage(db: Reader, query: Query & { perEntry: number }) {
  const { roundId, pageIndex, pageSize } = query;
  return db
    .selectFrom('judging_entry')
    .select(['entry_id', 'number'])
    .where('round_id', '=', roundId)
    .$if(query.lacking, (entries) =>
      entries.where((entry) => {
        const judges = entry
          .selectFrom('judging_assignment as given')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('given.entry_id', '=', 'judging_entry.entry_id')
          .where('given.round_id', '=', roundId)
          .where('given.state', 'in', standingAssignments);
        return entry(judges, '<', query.perEntry);
      }),
    )
    .orderBy('number')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

async function countByEntry(db: Reader, roundId: string, rows: readonly { entry_id: string }[]) {
  if (rows.length === 0) return [];
  return db
    .selectFrom('judging_assignment')
    .select(['entry_id', 'state', (row) => row.fn.countAll<number>().as('count')])
    .where('round_id', '=', roundId)
    .where(
      'entry_id',
      'in',
      rows.map(({ entry_id }) => entry_id),
    )
    .groupBy(['entry_id', 'state'])
    .execute();
}
