import { join } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { askForIndex } from '@/lib/base/search/server/rebuild';
import { dumpTables } from '@/lib/platform/server/backup/dump-tables';
import { migrate } from '@/lib/platform/server/db/migrate';
import { renewStatistics } from '@/lib/platform/server/db/statistics';
import { ConfigurationError, env } from '@/lib/platform/server/env';
import { startJobs } from '@/lib/platform/server/jobs/start-jobs';
import { onStop } from '@/lib/platform/server/lifecycle';
import { logger } from '@/lib/platform/server/log';
import { countPageLookup } from '@/lib/platform/server/metrics';
import { followInvalidations } from '@/lib/platform/server/page-cache/follow';
import { pageStore } from '@/lib/platform/server/page-cache/store.mjs';
import { askForCopies } from '@/lib/works/film/server/processing/copy-film';
import { askForClips } from '@/lib/works/film/server/seed-clips';
import { database } from './database';
import { serveNonces } from './dynamic-pages';
import { heavyJobs, jobs } from './jobs';
import { judgeRequests } from './judge-requests';
import { limiter } from './limiter';
import { migrations } from './migrations';
import { setProduct } from './product';
import { setJobsRunning } from './readiness';
import { rebuildJob } from './search';
import { seedDemonstration } from './seeds';
import { serveApi } from './serve-api';
import { services } from './services';
import { visitorContext } from './visitor';
import { warmPages } from './warm';
import { wholeProduct } from './whole-product';

/** Heavy jobs are polled less often. */
const heavyPollMs = 1000;

/**
 * Runs between the start of the process and its first request. If it fails it ends the process: Next would continue and
 * fail every request.
 */
export async function startProduct(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(error.message);
    else logger().fatal({ err: error }, 'the product could not start');
    process.exit(1);
  }
}

/** Schema, demonstration content, and background work, which `onStop` ends in reverse order. */
async function start(): Promise<void> {
  setProduct(wholeProduct);
  const { dataDir, databaseUrl, demo, demoPassword } = env();
  const log = logger();
  const db = database();
  onStop('database', () => db.close());

  const migrated = await migrate(db, migrations, {
    lockFile: databaseUrl.startsWith('file:') ? `${databaseUrl.slice('file:'.length)}.migrating` : undefined,
    beforeFirst: async () => {
      const folder = join(dataDir, 'backups', `before-migration-${Date.now()}`);
      await dumpTables(db, folder);
      log.info({ folder }, 'tables backed up before the migration');
    },
  });
  if (migrated.length > 0) log.info({ migrated }, 'database migrated');
  if (demo) {
    const show = (text: string) => console.log(text);
    await seedDemonstration({ context: visitorContext('zh'), storage: mediaStorage(), password: demoPassword, show });
  }

  await renewStatistics(db);

  pageStore.onLookup(countPageLookup);
  const unfollow = followInvalidations({ db, pages: pageStore, log });
  onStop('page cache', async () => unfollow());

  limiter().start();
  onStop('limits', () => limiter().stop());

  const context = visitorContext('zh');
  // Mails with codes must not wait for films.
  const lanes = [
    startJobs({ context, jobs }),
    startJobs({ context, jobs: heavyJobs, concurrency: 1, pollMs: heavyPollMs }),
  ];
  await askForIndex(context, rebuildJob);
  await askForCopies(context);
  if (env().demoClips) await askForClips(context);
  setJobsRunning(true);
  onStop('jobs', async () => {
    setJobsRunning(false);
    await Promise.all(lanes.map((lane) => lane.stop()));
  });

  for (const { name, start: begin } of services) onStop(name, await begin(context));

  serveApi();
  serveNonces();
  judgeRequests();
  warmPages(env().port, log);
}
