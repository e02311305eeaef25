import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';

/**
 * Makes the demonstration's people follow one another, some of them much more than others, until an hour before `now`.
 */
export async function seedFollows(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const rows = people.flatMap((follower, from) =>
    people.flatMap((person, to) => {
      const pair = from * people.length + to;
      const appeal = 0.1 + 0.6 * spread(to, 0.7548776662);
      if (from === to || spread(pair, 0.6180339887) > appeal) return [];
      const known = Math.max(follower.created_at, person.created_at);
      const since = Math.round(known + spread(pair, 0.4142135623) * (now - millisecondsInHour - known));
      return [{ follower_id: follower.id, person_id: person.id, created_at: since }];
    }),
  );
  await tx.insertInto('person_follow').values(rows).execute();
  await tx
    .updateTable('person')
    .set(({ selectFrom }) => {
      const count = selectFrom('person_follow').select(({ fn }) => fn.countAll<number>().as('count'));
      return {
        follower_count: count.whereRef('person_id', '=', 'person.id'),
        following_count: count.whereRef('follower_id', '=', 'person.id'),
      };
    })
    .execute();
}

/** Lets some of the demonstration's people follow these people, who came later, until an hour before `now` (ms). */
export async function seedFansOf(tx: Tx, personIds: readonly string[], now: number): Promise<void> {
  const people = await tx.selectFrom('person').select('id').where('id', 'not in', personIds).orderBy('id').execute();
  for (const [place, personId] of personIds.entries()) {
    const fans = people.filter((_, turn) => spread(place * people.length + turn, 0.6180339887) < 0.15);
    if (fans.length === 0) continue;
    const rows = fans.map(({ id }, turn) => ({
      follower_id: id,
      person_id: personId,
      created_at: now - millisecondsInHour * (1 + 9 * turn),
    }));
    await tx.insertInto('person_follow').values(rows).execute();
    await tx.updateTable('person').set({ follower_count: fans.length }).where('id', '=', personId).execute();
    const ids = fans.map(({ id }) => id);
    await tx
      .updateTable('person')
      .set((row) => ({ following_count: row('following_count', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  }
}
