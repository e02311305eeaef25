import { migrations } from '@/lib/app/migrations';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { newDatabase } from './engines';

/** An empty database as it was before a migration ran: `goOn` runs it and all that come after it. */
export async function databaseBefore(engine: Engine, migration: string) {
  const { url, remove } = await newDatabase(engine);
  const db: Database = openDatabase(url);
  const upTo = Object.keys(migrations)
    .toSorted()
    .findLast((name) => name < migration);
  await migrate(db, migrations, { upTo: upTo ?? '' });
  return {
    db,
    goOn: () => migrate(db, migrations),
    remove: async () => {
      await db.close();
      await remove();
    },
  };
}
