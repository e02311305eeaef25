import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findStanding as contract, StandingRow } from '../../contract';
import { findDeskRound } from '../find-round';

type Query = InputOf<typeof contract>;

/**
 * The standing of a closed round, the best first. Throws Unauthorized, and NullPointer for who is not at its desk and for a round
 * that is not closed.
 */
export async function findStanding(context: Context, query: Query): Promise<Page<StandingRow>> {
  const round = await findDeskRound(context, query.roundId);
  if (round.state !== 'closed') throw new CodedError('NullPointer');
  const { read } = context.db;
  const rows = await read
    .selectFrom(standingOfPage(read, query).as('page'))
    .innerJoin('judging_entry as judged', (join) =>
      join.onRef('judged.entry_id', '=', 'page.entry_id').on('judged.round_id', '=', round.id),
    )
    .innerJoin('contest_entry as entry', 'entry.id', 'page.entry_id')
    .select(['page.entry_id', 'page.number', 'page.place', 'title_zh', 'title_en'])
    .select(['judged.mean', 'judged.score_count', 'judged.tie', 'judged.tie_criterion_id'])
    .orderBy('page.place')
    .orderBy('page.number')
    .execute();
  return toPage(rows, query, ({ place, mean, ...row }): StandingRow => {
    const { text, language } = translate(row.title_zh, row.title_en, context.language);
    return {
      ...{ entryId: row.entry_id, number: row.number, title: text, titleLanguage: language },
      ...{ place: place ?? 0, mean, scoreCount: row.score_count, tie: row.tie, tieCriterionId: row.tie_criterion_id },
      goesOn: mean !== null && place !== null && place <= round.go_on,
    };
  });
}

/** The entries of a page and one more; only an index is read of what a far page skips. */
export function standingOfPage(db: Reader, { roundId, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('judging_entry')
    .select(['entry_id', 'place', 'number'])
    .where('round_id', '=', roundId)
    .where('place', 'is not', null)
    .orderBy('place')
    .orderBy('number')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
