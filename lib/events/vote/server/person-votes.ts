import { v4 as randomToken } from 'uuid';
import { type ContestFacts, holdContest } from '@/lib/events/contest/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { takeOut } from './take-out';

/** Most votes in an export; a person with more has the latest. */
const mostExported = 5000;

/**
 * Listens to 'account.erased': the person's votes are taken out of contests whose awards are not published, and none leads to
 * them any more. A published result has been signed with its votes: they stay counted.
 */
export async function eraseVotes(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const standing = tx.selectFrom('person').select('id').where('id', '=', personId).where('erased_at', 'is', null);
  // Who is erased again has no votes any more.
  if (!(await standing.executeTakeFirst())) return;
  await holdPerson(tx, personId);
  const contests = await holdContests(tx, personId);
  // Read once the contests are held: staff may have taken some out until then.
  const votes = await findVotes(tx, personId);
  for (const contest of contests.filter(({ decided_at }) => decided_at === null)) {
    const out = votes.filter(({ activity_id, void_at }) => activity_id === contest.id && void_at === null);
    await takeOut(tx, contest, out, { reason: 'accountRemoved', at: context.now() });
  }
  for (const { entry_id } of votes) {
    await tx
      .updateTable('contest_vote')
      .set({ person_id: randomToken() })
      .where('entry_id', '=', entry_id)
      .where('person_id', '=', personId)
      .execute();
  }
}

/** The contests in which a person voted, each held; in one order, so that two who are erased at once do not wait for one another. */
async function holdContests(tx: Tx, personId: string): Promise<ContestFacts[]> {
  const rows = await tx
    .selectFrom('contest_vote')
    .select('activity_id')
    .distinct()
    .where('person_id', '=', personId)
    .orderBy('activity_id')
    .execute();
  const contests: ContestFacts[] = [];
  for (const { activity_id } of rows) contests.push(await holdContest(tx, activity_id));
  return contests;
}

const findVotes = (tx: Tx, personId: string) =>
  tx.selectFrom('contest_vote').selectAll().where('person_id', '=', personId).orderBy('entry_id').execute();

/** Listens to 'account.exported': adds what the person voted for, and what was taken out of it and why. */
export async function exportOwnVotes(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const votes = await tx
    .selectFrom('contest_vote')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('voted_at', 'desc')
    .orderBy('entry_id')
    .limit(mostExported)
    .execute();
  parts.votes = votes.map((vote) => ({
    ...{ contestId: vote.activity_id, entryId: vote.entry_id, votedAt: isoInBeijing(vote.voted_at) },
    discarded: vote.void_reason,
  }));
}
