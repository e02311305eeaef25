import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import type { TopicRole } from '../../codes';
import { isPublicTopic } from '../public-topic';

/**
 * Makes the demonstration's people members of its channels until an hour before `now` (ms): each channel has a host, two
 * stars and some more. What a channel counts is far more than these: it counts the people of a grown platform.
 */
export async function seedMembers(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const topics = await tx.selectFrom('topic').select(['id', 'created_at']).where(isPublicTopic).orderBy('id').execute();
  const rows = topics.flatMap((topic, place) =>
    people.flatMap((person, index) => {
      // The channels begin at different people, so that everybody hosts about as much as the others.
      const turn = (index + people.length - ((place * 5) % people.length)) % people.length;
      const pair = place * people.length + index;
      if (turn > stars && spread(pair, 0.6180339887) > 0.3) return [];
      const known = Math.max(topic.created_at, person.created_at);
      const since = Math.round(known + spread(pair, 0.4142135623) * (now - millisecondsInHour - known));
      return [{ topic_id: topic.id, person_id: person.id, role: roleOf(turn), created_at: since, seen_at: since }];
    }),
  );
  await tx.insertInto('topic_member').values(rows).execute();
}

const stars = 2;

function roleOf(turn: number): TopicRole {
  if (turn === 0) return 'host';
  return turn <= stars ? 'star' : 'member';
}
