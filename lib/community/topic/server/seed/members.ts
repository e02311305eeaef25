import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import type { TopicRole } from '../../codes';
import { seedPublicTopics } from './channels';

const stars = 2;

/** When somebody looked at a channel last: within the last two months, more often lately, and never before `since`. */
const seenAt = (since: number, pair: number, now: number) =>
  Math.max(since, Math.round(now - spread(pair, 0.7548776662) ** 2 * 60 * millisecondsInDay));

/**
 * Makes the demonstration's people members of its channels until an hour before `now` (ms): each channel has a host, two
 * stars and some more. What a channel counts is far more than these: it counts the people of a grown platform.
 */
export async function seedMembers(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const topics = await tx.selectFrom('topic').select(['id', 'created_at']).execute();
  const founded = new Map(topics.map(({ id, created_at }) => [id, created_at]));
  const rows = seedPublicTopics.flatMap(({ id, host }, place) => {
    // The channels begin at different people, so that everybody hosts about as much as the others.
    const first = host ? people.findIndex((person) => person.id === host) : (place * 5) % people.length;
    return people.flatMap((person, index) => {
      const turn = (index + people.length - first) % people.length;
      const pair = place * people.length + index;
      if (turn > stars && spread(pair, 0.6180339887) > 0.3) return [];
      const known = Math.max(founded.get(id) ?? 0, person.created_at);
      const since = Math.round(known + spread(pair, 0.4142135623) * (now - millisecondsInHour - known));
      const seen = seenAt(since, pair, now);
      return [{ topic_id: id, person_id: person.id, role: roleOf(turn), created_at: since, seen_at: seen }];
    });
  });
  await tx.insertInto('topic_member').values(rows).execute();
}

/** Lets those who follow no channel follow four, two of which they have not seen since: accounts to be tried out. */
export async function seedFollowers(tx: Tx, now: number): Promise<void> {
  const people = await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'not in', tx.selectFrom('topic_member').select('person_id'))
    .orderBy('id')
    .execute();
  const rows = people.flatMap(({ id }, index) =>
    [0, 1, 2, 3].map((turn) => {
      const topic = seedPublicTopics[(index * 5 + turn * 7) % seedPublicTopics.length];
      const since = now - (120 - turn) * millisecondsInDay;
      const seen = turn % 2 ? now - turn * millisecondsInDay : since;
      return { topic_id: topic?.id ?? '', person_id: id, role: 'member' as const, created_at: since, seen_at: seen };
    }),
  );
  if (rows.length > 0) await tx.insertInto('topic_member').values(rows).execute();
}

/** Blocks two people who are no members in every second channel. */
export async function seedBlocks(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select('id').orderBy('id').execute();
  const members = await tx.selectFrom('topic_member').select(['topic_id', 'person_id']).execute();
  const pairs = new Set(members.map(({ topic_id, person_id }) => `${topic_id} ${person_id}`));
  const rows = seedPublicTopics
    .filter((_, place) => place % 2 === 0)
    .flatMap(({ id }, place) => {
      const others = people.filter((person) => !pairs.has(`${id} ${person.id}`));
      return others.slice(place % 5, (place % 5) + 2).map((person, turn) => ({
        ...{ topic_id: id, person_id: person.id },
        created_at: now - (3 + place + turn * 11) * millisecondsInDay,
      }));
    });
  await tx.insertInto('topic_block').values(rows).execute();
}

function roleOf(turn: number): TopicRole {
  if (turn === 0) return 'host';
  return turn <= stars ? 'star' : 'member';
}
