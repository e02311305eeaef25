import type { Insertable } from 'kysely';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { castVote as contract } from '../contract';
import { isNewcomer } from '../rules/newcomer';
import { shownCounts } from '../rules/shown-counts';
import { findVotedEntry, isBeforeFreeze, phaseOf } from './find-vote';
import type { ContestVoteTable } from './tables';

/**
 * Votes for an entry, once per person and work (specification section 9). The time of the vote is that of its row: it counts if
 * the vote is open then, to the millisecond, and a frozen vote is open. Voting twice is voting once, also after the first one was
 * taken out.
 * Throws PhoneNeeded for who has bound no mobile, also on a site where posting needs none; NullPointer for an entry that nobody
 * can see; Forbidden for one of the caller or of their team; EventCanceled; VoteClosed before and after the vote.
 */
export async function castVote(
  context: Context,
  { entryId }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId, hasPhone } = signedIn(context);
  if (!hasPhone) throw new CodedError('PhoneNeeded');
  return context.db.transaction(async (tx) => {
    // Neither an erasure in between, which would not find the vote, nor another vote of the same person.
    const person = await holdPerson(tx, personId);
    const now = context.now();
    const entry = await findVotedEntry(tx, entryId, now);
    if (await isOwn(tx, entry, personId)) throw new CodedError('Forbidden');
    const phase = phaseOf(entry, now);
    if (entry.canceled_at !== null) throw new CodedError('EventCanceled');
    if (phase !== 'open' && phase !== 'frozen') throw new CodedError('VoteClosed');
    const { valid } = shownCounts(phase);
    const is_newcomer = isNewcomer(person.created_at, now) ? 1 : 0;
    const vote = {
      entry_id: entryId,
      person_id: personId,
      activity_id: entry.activity_id,
      voted_at: now,
      is_newcomer,
    } as const;
    if (!(await insertVote(tx, vote))) return { isNew: false, count: entry[valid] };
    // Last, because everybody who votes for this entry waits for its row.
    const counted = await countVote(tx, entryId, isBeforeFreeze(entry, now));
    return { isNew: true, count: counted[valid] };
  });
}

type VotedEntry = Awaited<ReturnType<typeof findVotedEntry>>;

/** Whether a person entered it, or is in its team, whose people are fixed while it is shown. */
async function isOwn(tx: Tx, { entry_id, person_id, mode }: VotedEntry, personId: string): Promise<boolean> {
  if (person_id === personId || mode === 'individual') return person_id === personId;
  const member = await tx
    .selectFrom('contest_entry_member')
    .select('entry_id')
    .where('entry_id', '=', entry_id)
    .where('person_id', '=', personId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return member !== undefined;
}

/** False for who voted for it before. */
async function insertVote(tx: Tx, vote: Insertable<ContestVoteTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('contest_vote')
    .values(vote)
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Counts a vote by one statement. Throws NullPointer for an entry that was hidden meanwhile. */
function countVote(tx: Tx, entryId: string, isTold: boolean) {
  const told = isTold ? 1 : 0;
  return tx
    .updateTable('contest_vote_tally')
    .set((row) => ({
      ...{ cast_count: row('cast_count', '+', 1), valid_count: row('valid_count', '+', 1) },
      frozen_cast_count: row('frozen_cast_count', '+', told),
      frozen_valid_count: row('frozen_valid_count', '+', told),
    }))
    .where('entry_id', '=', entryId)
    .where('is_shown', '=', 1)
    .returning(['valid_count', 'frozen_valid_count'])
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
