import { migrations } from '@/lib/app/migrations';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';

/** Migrates each database of the command line, once for a run: `node --import tsx test/make-templates.ts <url> …`. */
for (const url of process.argv.slice(2)) {
  const database = openDatabase(url);
  await migrate(database, migrations);
  await database.close();
}
