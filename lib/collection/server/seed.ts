import { activityStatus } from '@/lib/activity/contract';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import type { CollectionItemTable } from './tables';

const hour = 3_600_000;

/** A thing that can be collected, and since when. */
interface Thing {
  id: string;
  kind: CollectionItemTable['kind'];
  at: number;
}

/** Lets each of the demonstration's people collect some of its works and activities, until an hour before `now` (ms). */
export async function seedCollections(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const things = await publicThings(tx);
  const rows = people.flatMap((person, place) =>
    things.flatMap((thing, index): CollectionItemTable[] => {
      const pair = place * things.length + index;
      if (spread(pair, 0.6180339887) > 0.08) return [];
      const known = Math.min(now - hour, Math.max(person.created_at, thing.at));
      const since = Math.round(known + spread(pair, 0.4142135623) * (now - hour - known));
      return [{ person_id: person.id, kind: thing.kind, target_id: thing.id, created_at: since }];
    }),
  );
  await tx.insertInto('collection_item').values(rows).execute();
}

async function publicThings(tx: Tx): Promise<Thing[]> {
  const works = await tx
    .selectFrom('video')
    .select(['id', 'created_at'])
    .where('state', '=', 'verified')
    .orderBy('id')
    .execute();
  const activities = await tx
    .selectFrom('activity')
    .select(['id', 'created_at'])
    .where('review_state', '=', activityStatus.passed)
    .orderBy('id')
    .execute();
  return [
    ...works.map(({ id, created_at }) => ({ id, kind: 'video' as const, at: created_at })),
    ...activities.map(({ id, created_at }) => ({ id, kind: 'activity' as const, at: created_at })),
  ];
}
