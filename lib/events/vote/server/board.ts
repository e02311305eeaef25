import { sql } from 'kysely';
import type { VotePhase } from '@/lib/events/contest/codes';
import type { Reader } from '@/lib/platform/server/db/database';
import type { PageQuery } from '@/lib/platform/shared/wire';
import { shownCounts } from '../rules/shown-counts';

/** A board: of a contest, or of a category of it where that is not empty. */
export interface Board {
  contestId: string;
  categoryId: string;
  phase: VotePhase;
}

/** The entries of a page of a board and one more, those with the most votes first, then by their numbers. */
export function entriesOfPage(db: Reader, board: Board, { pageIndex, pageSize }: PageQuery) {
  const { valid } = shownCounts(board.phase);
  return onBoard(db, board)
    .select((row) => ['entry_id', 'number', row.ref(valid).as('count')])
    .orderBy(valid, 'desc')
    .orderBy('number')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/** How many entries of a board stand before one that has as many votes. */
export async function countTied(db: Reader, board: Board, first: { count: number; number: number }): Promise<number> {
  const { tied } = await entriesTied(db, board, first).executeTakeFirstOrThrow();
  return tied;
}

export function entriesTied(db: Reader, board: Board, { count, number }: { count: number; number: number }) {
  return onBoard(db, board)
    .select(({ fn }) => fn.countAll<number>().as('tied'))
    .where(shownCounts(board.phase).valid, '=', count)
    .where('number', '<', number);
}

/** How many entries of a board have more votes than `count`; read from its index, as far as there. */
export async function countAbove(db: Reader, board: Board, count: number): Promise<number> {
  const { above } = await entriesAbove(db, board, count).executeTakeFirstOrThrow();
  return above;
}

export function entriesAbove(db: Reader, board: Board, count: number) {
  return onBoard(db, board)
    .select(({ fn }) => fn.countAll<number>().as('above'))
    .where(shownCounts(board.phase).valid, '>', count);
}

function onBoard(db: Reader, { contestId, categoryId }: Board) {
  return (
    db
      .selectFrom('contest_vote_tally')
      .where('activity_id', '=', contestId)
      // As it is written in the indexes.
      .where('is_shown', '=', sql.lit(1))
      .$if(categoryId !== '', (entries) => entries.where('category_id', '=', categoryId))
  );
}
