import { millisecondsInHour } from 'date-fns/constants';
import { activityStatus } from '@/lib/events/activity/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import type { CollectionItemTable } from './tables';

/** A thing that can be collected, and since when. */
interface Thing {
  id: string;
  kind: CollectionItemTable['kind'];
  at: number;
}

/** How much of what there is a person has collected. */
const shares = { video: 0.08, activity: 0.08, playlist: 0.2 } as const satisfies Record<Thing['kind'], number>;

/** Lets each of the demonstration's people collect some of its works, activities and play lists, until an hour ago. */
export async function seedCollections(context: Context, tx: Tx): Promise<void> {
  const now = context.now();
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const things = await publicThings(tx);
  const rows = people.flatMap((person, place) =>
    things.flatMap((thing, index): CollectionItemTable[] => {
      const pair = place * things.length + index;
      if (spread(pair, 0.6180339887) > shares[thing.kind]) return [];
      const known = Math.min(now - millisecondsInHour, Math.max(person.created_at, thing.at));
      const since = Math.round(known + spread(pair, 0.4142135623) * (now - millisecondsInHour - known));
      return [{ person_id: person.id, kind: thing.kind, target_id: thing.id, created_at: since }];
    }),
  );
  await tx.insertInto('collection_item').values(rows).execute();
  for (const { kind, target_id: id } of rows)
    await context.emit(context, tx, 'collection.changed', { kind, id, by: 1 });
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
  const playlists = await tx
    .selectFrom('playlist')
    .select(['id', 'created_at'])
    .where('is_public', '=', 1)
    .orderBy('id')
    .execute();
  return [
    ...works.map(({ id, created_at }) => ({ id, kind: 'video' as const, at: created_at })),
    ...activities.map(({ id, created_at }) => ({ id, kind: 'activity' as const, at: created_at })),
    ...playlists.map(({ id, created_at }) => ({ id, kind: 'playlist' as const, at: created_at })),
  ];
}
