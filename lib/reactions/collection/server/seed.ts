import { millisecondsInHour } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import type { CollectionItemTable } from './tables';

/** A thing that can be collected, and its date. */
interface Thing {
  id: string;
  kind: keyof typeof shares;
  at: number;
}

/** The share of each kind that a person has collected. */
const shares = { video: 0.08, activity: 0.08, playlist: 0.2, article: 0.12 } as const;
const kinds = ['video', 'activity', 'playlist', 'article'] as const satisfies (keyof typeof shares)[];

/** Makes each of the demonstration's people collect some of its works, activities, play lists and articles, until an hour ago. */
export async function seedCollections(context: Context, tx: Tx): Promise<void> {
  const now = context.now();
  const people = await tx.selectFrom('person').select(['id', 'created_at']).orderBy('id').execute();
  const things = (await Promise.all(kinds.map((kind) => publicThings(context, tx, kind)))).flat();
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
  for (const { kind, target_id: id } of rows) await context.things[kind].countCollections?.(context, tx, { id, by: 1 });
}

/** The public things of a kind; each kind has a table of its name. */
async function publicThings({ things }: Context, tx: Tx, kind: keyof typeof shares): Promise<Thing[]> {
  const rows = await tx
    .selectFrom(sql<{ id: string; created_at: number }>`${sql.table(kind)}`.as('thing'))
    .select(['id', 'created_at'])
    .where(({ exists, ref }) => exists(things[kind].findPublic(tx, ref('thing.id'))))
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at }) => ({ id, kind, at: created_at }));
}
