import { findEntryItems } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { BoardEntry, findVoteBoard as contract } from '../contract';
import { placesOf } from '../rules/places';
import { type Board, countTied, entriesOfPage } from './board';
import { findContestWithVote, isShown, phaseOf } from './find-vote';

/**
 * The entries of a contest by their votes, as far as these are told now. Throws NullPointer for a contest that is not public,
 * has no vote, or does not show its works yet.
 */
export async function findVoteBoard(
  context: Context,
  { name, categoryId, ...page }: InputOf<typeof contract>,
): Promise<Page<BoardEntry>> {
  const { read } = context.db;
  const now = context.now();
  const contest = await findContestWithVote(read, name);
  if (!isShown(contest, now)) throw new CodedError('NullPointer');
  const board: Board = { contestId: contest.id, categoryId, phase: phaseOf(contest, now) };
  const rows = toPage(await entriesOfPage(read, board, page).execute(), page, (row) => row);
  const before = (page.pageIndex - 1) * page.pageSize;
  const [first] = rows.list;
  const tied = before === 0 || !first ? 0 : await countTied(read, board, first);
  const places = placesOf(
    rows.list.map(({ count }) => count),
    { before, tied },
  );
  const items = await findEntryItems(
    context,
    rows.list.map(({ entry_id }) => entry_id),
  );
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return {
    ...rows,
    list: rows.list.flatMap(({ entry_id, count }, index) => {
      const item = itemOf.get(entry_id);
      return item ? [{ ...item, count, place: places[index] ?? 1 }] : [];
    }),
  };
}
