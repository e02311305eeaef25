import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { openByPass } from '@/lib/works/film/port';
import { standingAssignments } from '../../codes';
import type { openEntryFilm as contract } from '../../contract';
import { findSeat } from '../find-seat';

type Input = InputOf<typeof contract>;

/**
 * The way to the film of an entry that the caller judges, or which the chair is to order among its equals: by addresses that tell
 * nothing of its work, in every contest. Throws Unauthorized, NullPointer for any other entry, NotPlayable while it has no film.
 */
export async function openEntryFilm(context: Context, input: Input): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const { is_chair } = await findSeat(read, { roundId: input.roundId, personId }, ['accepted']);
  const { entry_id, tie, work_id } = await findJudged(read, input);
  const given = await read
    .selectFrom('judging_assignment')
    .select('id')
    .where('round_id', '=', input.roundId)
    .where('entry_id', '=', entry_id)
    .where('judge_id', '=', personId)
    .where('state', 'in', standingAssignments)
    .executeTakeFirst();
  if (!given && !(is_chair === 1 && tie === 'open')) throw new CodedError('NullPointer');
  if (work_id === null) throw new CodedError('NotPlayable');
  return openByPass(context, { videoId: work_id, personId });
}

function findJudged(db: Reader, { roundId, number }: Input) {
  return db
    .selectFrom('judging_entry as judged')
    .innerJoin('contest_entry as entry', 'entry.id', 'judged.entry_id')
    .select(['judged.entry_id', 'judged.tie', 'entry.work_id'])
    .where('judged.round_id', '=', roundId)
    .where('judged.number', '=', number)
    .where('entry.is_shown', '=', 1)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
