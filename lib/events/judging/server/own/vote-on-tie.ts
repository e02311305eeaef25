import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { voteOnTie as contract } from '../../contract';
import { findConflicts } from '../conflicts';
import { findRound, holdRound, holdRunningContest, type RoundRow } from '../find-round';
import { keepStanding } from '../keep-standing';
import { countTied, requireChair } from './find-ties';

/**
 * The chair orders all entries of a tie of a closed round, once. Throws Unauthorized, NullPointer for who is not its chair,
 * EventCanceled, Forbidden where they have a conflict with one of the entries, which stay tied then, and Changed for numbers that
 * are not exactly those of a tie, and once the next round is open or a result of the contest is published.
 */
export async function voteOnTie(context: Context, { roundId, numbers }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await requireChair(tx, { roundId, personId });
    const contest = await holdRunningContest(tx, (await findRound(tx, roundId)).activity_id);
    const round = await holdRound(tx, roundId);
    if (round.state !== 'closed' || contest.shortlisted_at !== null) throw new CodedError('Changed');
    await requireNoneAfter(tx, round);
    const tied = await findTie(tx, roundId, numbers);
    const conflicts = await findConflicts(tx, round.activity_id, [personId]);
    if (conflicts.some(({ entryId }) => tied.has(entryId))) throw new CodedError('Forbidden');
    for (const [entryId, place] of tied) {
      await tx
        .updateTable('judging_entry')
        .set({ chair_place: place })
        .where('round_id', '=', roundId)
        .where('entry_id', '=', entryId)
        .execute();
    }
    await keepStanding(tx, round);
  });
  return null;
}

/** Throws Changed where the next round has begun. */
async function requireNoneAfter(tx: Tx, { activity_id, position }: RoundRow): Promise<void> {
  const next = await tx
    .selectFrom('judging_round')
    .select('id')
    .where('activity_id', '=', activity_id)
    .where('position', '>', position)
    .where('state', '<>', 'draft')
    .limit(1)
    .executeTakeFirst();
  if (next) throw new CodedError('Changed');
}

/** The entries of these numbers with their places among one another. Throws Changed unless they are one whole tie. */
async function findTie(tx: Tx, roundId: string, numbers: readonly number[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('judging_entry')
    .select(['entry_id', 'number', 'place'])
    .where('round_id', '=', roundId)
    .where('tie', '=', 'open')
    .where('place', 'is not', null)
    .where('number', 'in', numbers)
    .execute();
  const [first] = rows;
  if (!first || new Set(rows.map(({ place }) => place)).size > 1) throw new CodedError('Changed');
  const count = await countTied(tx, roundId, first.place);
  if (rows.length !== numbers.length || count !== rows.length) throw new CodedError('Changed');
  return new Map(rows.map(({ entry_id, number }) => [entry_id, numbers.indexOf(number) + 1]));
}
