import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { judgingLimits } from '../../codes';
import type { findTies as contract } from '../../contract';
import { shownEntries } from '../entries';
import { findRound } from '../find-round';
import { findSeat } from '../find-seat';
import { toJudgeEntry } from '../judge-entry';

/**
 * The ties of a closed round that no rule parted, the best first, for its chair: those whose entries are 100 together, and the first
 * one beyond without its entries, since a tie is put in order as a whole. Throws Unauthorized, and NullPointer for who is not its
 * chair and for a round that is not closed.
 */
export async function findTies(
  context: Context,
  { roundId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  await requireChair(read, { roundId, personId });
  if ((await findRound(read, roundId)).state !== 'closed') throw new CodedError('NullPointer');
  const rows = await openTies(read, roundId)
    .limit(judgingLimits.tied + 1)
    .execute();
  const groups = [...Map.groupBy(rows, ({ place }) => place ?? 0)];
  const cut = rows.length > judgingLimits.tied ? groups.pop() : undefined;
  const list = groups.map(([place, tied]) => ({
    ...{ place, mean: tied[0]?.mean ?? 0, count: tied.length },
    entries: tied.map((row) => toJudgeEntry(row, row.number, context.language)),
  }));
  if (!cut) return { list };
  const [place, [first]] = cut;
  return {
    list: [...list, { place, mean: first?.mean ?? 0, count: await countTied(read, roundId, place), entries: [] }],
  };
}

function openTies(db: Reader, roundId: string) {
  return shownEntries(db)
    .innerJoin('judging_entry as judged', 'judged.entry_id', 'entry.id')
    .select(['judged.number', 'judged.place', 'judged.mean'])
    .where('judged.round_id', '=', roundId)
    .where('judged.place', 'is not', null)
    .where('judged.tie', '=', 'open')
    .orderBy('judged.place')
    .orderBy('judged.number');
}

/** How many entries share an open place. */
export async function countTied(db: Reader, roundId: string, place: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('judging_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .where('tie', '=', 'open')
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws NullPointer for who is not the chair of the panel. */
export async function requireChair(db: Reader, of: { roundId: string; personId: string }): Promise<void> {
  const { is_chair } = await findSeat(db, of, ['accepted']);
  if (is_chair === 0) throw new CodedError('NullPointer');
}
