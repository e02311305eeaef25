import { setImmediate as letOthersWork } from 'node:timers/promises';
import { millisecondsInHour } from 'date-fns/constants';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { mostHours } from '../../codes';
import type { findVoteHours as contract, VoteHour } from '../../contract';
import { type HourCount, signsOfHours } from '../../rules/hour-signs';
import { toldUntil } from './told-until';
import { comesAfter, type VotePlace } from './vote-order';

/** Votes read per statement, in some 10 ms. */
const portion = 5000;

/**
 * How many votes for an entry that count were cast in each hour, the oldest first, and what is unusual about it; for who looks for
 * abuse. Every vote of the last 60 days is read, in portions; of a frozen vote, those before its freeze. Throws Unauthorized,
 * Forbidden for who does not manage contests, its organiser too; NullPointer for what has no votes.
 */
export async function findVoteHours(context: Context, { entryId }: InputOf<typeof contract>): Promise<VoteHour[]> {
  requireAllowed(context, 'manageContests');
  const { read } = context.db;
  const votes: ToldVotes = { entryId, untilAt: await toldUntil(read, entryId, context.now()) };
  const hours = [...(await countByHour(read, votes))];
  const signs = signsOfHours(hours.map(([, count]) => count));
  return hours.map(([time, count], index) => ({ time: isoInBeijing(time), ...count, signs: signs[index] ?? [] }));
}

/** The votes for an entry that were cast before a time (ms). */
interface ToldVotes {
  entryId: string;
  untilAt: number;
}

/** By when an hour begins, in ms and in order. Hours begin in Beijing when they do in UTC. */
async function countByHour(db: Reader, told: ToldVotes): Promise<Map<number, HourCount>> {
  const hours = new Map<number, HourCount>();
  const newest = await newestVote(db, told).executeTakeFirst();
  if (!newest) return hours;
  let last: VotePlace = { voted_at: hourOf(newest.voted_at) - (mostHours - 1) * millisecondsInHour, person_id: '' };
  for (;;) {
    const votes = await votesAfter(db, told, last).execute();
    for (const { voted_at, is_newcomer } of votes) {
      const hour = hourOf(voted_at);
      const counted = hours.get(hour) ?? { count: 0, newcomers: 0 };
      counted.count += 1;
      counted.newcomers += is_newcomer;
      hours.set(hour, counted);
    }
    const end = votes.at(-1);
    if (!end || votes.length < portion) return hours;
    last = end;
    await letOthersWork();
  }
}

const hourOf = (time: number): number => Math.floor(time / millisecondsInHour) * millisecondsInHour;

const newestVote = (db: Reader, { entryId, untilAt }: ToldVotes) =>
  db
    .selectFrom('contest_vote')
    .select('voted_at')
    .where('entry_id', '=', entryId)
    .where('void_at', 'is', null)
    .where('voted_at', '<', untilAt)
    .orderBy('voted_at', 'desc')
    .limit(1);

/** The next votes that count, read from their index alone. */
export function votesAfter(db: Reader, { entryId, untilAt }: ToldVotes, last: VotePlace) {
  return db
    .selectFrom('contest_vote as vote')
    .select(['vote.voted_at', 'vote.person_id', 'vote.is_newcomer'])
    .where('vote.entry_id', '=', entryId)
    .where('vote.void_at', 'is', null)
    .where('vote.voted_at', '<', untilAt)
    .where(comesAfter(last))
    .orderBy('vote.voted_at')
    .orderBy('vote.person_id')
    .limit(portion);
}
