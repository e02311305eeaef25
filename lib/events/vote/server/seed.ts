import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v5 } from 'uuid';
import { type ContestFacts, contests } from '@/lib/events/contest/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { spread } from '@/lib/platform/server/spread';
import { voidVotes } from './desk/void-votes';
import { isBeforeFreeze } from './find-vote';
import { takeOut } from './take-out';

/** Rows of one statement on both engines. */
const portion = 1000;

interface SeededVote {
  entry_id: string;
  person_id: string;
  activity_id: string;
  voted_at: number;
  is_newcomer?: 1;
}

/** How many people vote for an entry of a contest at most, beside those whom the demonstration has. */
const strangers: Readonly<Record<string, number>> = { 'contest-2020': 640, 'contest-decided': 160 };

/** Entries that a machine voted for, within a minute. */
const ofMachines = [
  { entryId: 'contest-2020-e06', votes: 118, reason: '同一分钟内由同一批新账号投出' },
  { entryId: 'contest-decided-e12', votes: 36, reason: '同一分钟内由同一批新账号投出' },
] as const;

/** An entry that most people voted for within one hour, which staff have not looked at yet. */
const hurried = { entryId: 'contest-judging-e08', before: 12 };

/**
 * Votes for the demonstration's entries: of its people, and, where a contest is over, of people whose accounts are gone since. They
 * are rows that are counted as the verb counts them, because a call for each would take long; some are taken out.
 */
export async function seedVotes(seeding: Seeding): Promise<void> {
  const { tx, context } = seeding;
  const voted = await contests(tx).where('vote_start_at', '<', context.now()).orderBy('contest.activity_id').execute();
  for (const contest of voted) {
    const startAt = contest.vote_start_at ?? 0;
    const voting = { contest, startAt, endAt: Math.min(contest.vote_end_at ?? startAt, context.now()) };
    await voteForAll(tx, voting);
    await takeMachineOut(seeding, voting);
    await takeRemovedOut(tx, voting);
  }
}

interface Voting {
  contest: ContestFacts;
  /** Votes are cast from the one until the other, in ms. */
  startAt: number;
  endAt: number;
}

async function voteForAll(tx: Tx, voting: Voting): Promise<void> {
  const { contest, startAt } = voting;
  const people = await tx.selectFrom('person').select('id').where('created_at', '<', startAt).orderBy('id').execute();
  const entries = await tx
    .selectFrom('contest_entry')
    .select(['id', 'person_id'])
    .where('activity_id', '=', contest.id)
    .where('is_shown', '=', 1)
    .orderBy('number')
    .execute();
  for (const [index, entry] of entries.entries()) {
    const own = await findOwn(tx, entry);
    const share = 0.25 + 0.75 * spread(index, 0.6180339887);
    const known = people.filter(({ id }, place) => !own.has(id) && spread(place + 7 * index, 0.4142135623) < share);
    const gone = Math.round((strangers[contest.id] ?? 0) * share);
    const voters = [
      ...known.map(({ id }) => id),
      ...Array.from({ length: gone }, (_, place) => gonePerson(entry.id, place)),
    ];
    const votes = voters.map((person_id, place) => ({
      ...{ entry_id: entry.id, person_id, activity_id: contest.id },
      voted_at: timeOfVote(voting, { entryId: entry.id, index, place }),
    }));
    await addVotes(tx, contest, entry.id, votes);
  }
}

/** Evenly over the vote, at any hour; but most votes for the hurried entry come one minute after another. */
function timeOfVote(
  { startAt, endAt }: Voting,
  { entryId, index, place }: { entryId: string; index: number; place: number },
): number {
  if (entryId !== hurried.entryId || place < hurried.before) {
    return Math.round(startAt + (endAt - startAt) * spread(place + index, 0.2360679775));
  }
  const hour = Math.floor((startAt + endAt) / 2 / millisecondsInHour) * millisecondsInHour;
  return hour + (place - hurried.before) * millisecondsInMinute;
}

/** What stands for a person whose account is gone. */
const gonePerson = (entryId: string, place: number) => v5(`voter ${place} of ${entryId}`, v5.URL);

/** Who entered it and its team: they cannot vote for it. */
async function findOwn(tx: Tx, { id, person_id }: { id: string; person_id: string }): Promise<ReadonlySet<string>> {
  const team = await tx.selectFrom('contest_entry_member').select('person_id').where('entry_id', '=', id).execute();
  return new Set([person_id, ...team.map((member) => member.person_id)]);
}

/** Adds votes for an entry and counts them, as `castVote` does one by one. */
async function addVotes(tx: Tx, contest: ContestFacts, entryId: string, votes: readonly SeededVote[]): Promise<void> {
  for (let start = 0; start < votes.length; start += portion) {
    await tx
      .insertInto('contest_vote')
      .values(votes.slice(start, start + portion))
      .execute();
  }
  const told = votes.filter(({ voted_at }) => isBeforeFreeze(contest, voted_at)).length;
  await tx
    .updateTable('contest_vote_tally')
    .set((row) => ({
      ...{ cast_count: row('cast_count', '+', votes.length), valid_count: row('valid_count', '+', votes.length) },
      frozen_cast_count: row('frozen_cast_count', '+', told),
      frozen_valid_count: row('frozen_valid_count', '+', told),
    }))
    .where('entry_id', '=', entryId)
    .execute();
}

/** A machine voted on the second day, and staff took its votes out on the third. */
async function takeMachineOut(seeding: Seeding, { contest, startAt }: Voting): Promise<void> {
  for (const { entryId, votes, reason } of ofMachines.filter(({ entryId: id }) => id.startsWith(`${contest.id}-`))) {
    const from = startAt + millisecondsInDay;
    const personIds = Array.from({ length: votes }, (_, place) => v5(`machine ${place} of ${entryId}`, v5.URL));
    const rows = personIds.map((person_id, place) => ({
      ...{
        entry_id: entryId,
        person_id,
        activity_id: contest.id,
        voted_at: from + 400 * place,
        is_newcomer: 1 as const,
      },
    }));
    await addVotes(seeding.tx, contest, entryId, rows);
    const at = startAt + 2 * millisecondsInDay;
    const staff = actingIn(seeding, { personId: 'person-editor', at, staff: 'editor' });
    await voidVotes(staff, { entryId, reason, personIds, fromTime: '', untilTime: '' });
  }
}

/** Some people had their accounts removed before the result. */
async function takeRemovedOut(tx: Tx, { contest, endAt }: Voting): Promise<void> {
  if (!strangers[contest.id]) return;
  const votes = await tx
    .selectFrom('contest_vote')
    .select(['entry_id', 'person_id', 'voted_at'])
    .where('activity_id', '=', contest.id)
    .where('void_at', 'is', null)
    .where('person_id', 'like', 'f0%')
    .execute();
  await takeOut(tx, contest, votes, { reason: 'accountRemoved', at: endAt });
}
