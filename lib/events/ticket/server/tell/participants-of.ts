import type { Database } from '@/lib/platform/server/db/database';

const peopleAtOnce = 100;

/** Who takes part in an activity, in portions of at most 100, each for a transaction of its own. */
export async function* participantsOf({ read }: Database, activityId: string): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await read
      .selectFrom('ticket_participant')
      .select('person_id')
      .where('activity_id', '=', activityId)
      .where('person_id', '>', after)
      .where('ticket_count', '>', 0)
      .orderBy('person_id')
      .limit(peopleAtOnce)
      .execute();
    const people = rows.map(({ person_id }) => person_id);
    const last = people.at(-1);
    if (last === undefined) return;
    yield people;
    after = last;
  }
}
