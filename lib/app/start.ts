import { join } from 'node:path';
import { mediaStorage } from '@/lib/media/port';
import { dumpTables } from '@/lib/platform/server/backup/dump-tables';
import { migrate } from '@/lib/platform/server/db/migrate';
import { env } from '@/lib/platform/server/env';
import { startJobs } from '@/lib/platform/server/jobs/start-jobs';
import { onStop } from '@/lib/platform/server/lifecycle';
import { logger } from '@/lib/platform/server/log';
import { countPageLookup } from '@/lib/platform/server/metrics';
import { followInvalidations } from '@/lib/platform/server/page-cache/follow';
import { pageStore } from '@/lib/platform/server/page-cache/store.mjs';
import { database } from './database';
import { jobs } from './jobs';
import { limiter } from './limiter';
import { migrations } from './migrations';
import { setJobsRunning } from './readiness';
import { seedDemonstration } from './seeds';
import { serveApi } from './serve-api';
import { visitorContext } from './visitor';
import { warmPages } from './warm';

/**
 * Everything between the start of the process and its first request: schema, demonstration content, and the parts that
 * run beside the requests. What is registered with `onStop` ends in the opposite order.
 */
export async function startProduct(): Promise<void> {
  const { dataDir, databaseUrl, demo } = env();
  const log = logger();
  const db = database();
  onStop('database', () => db.close());

  const migrated = await migrate(db, migrations, {
    lockFile: databaseUrl.startsWith('file:') ? join(dataDir, 'migration.lock') : undefined,
    beforeFirst: async () => {
      const folder = join(dataDir, 'backups', `before-migration-${Date.now()}`);
      await dumpTables(db, folder);
      log.info({ folder }, 'tables backed up before the migration');
    },
  });
  if (migrated.length > 0) log.info({ migrated }, 'database migrated');
  if (demo) await seedDemonstration({ db, storage: mediaStorage(), now: Date.now(), log });

  pageStore.onLookup(countPageLookup);
  const unfollow = followInvalidations({ db, pages: pageStore, log });
  onStop('page cache', async () => unfollow());

  limiter().start();
  onStop('limits', () => limiter().stop());

  const running = startJobs({ context: visitorContext('zh'), jobs });
  setJobsRunning(true);
  onStop('jobs', async () => {
    setJobsRunning(false);
    await running.stop();
  });

  serveApi();
  warmPages(env().port, log);
}
