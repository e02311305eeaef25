import { millisecondsInDay } from 'date-fns/constants';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { warnDays } from '../codes';
import type {} from './events';
import { isListedJob } from './public-job';
import { showChange } from './show-change';

/** How often jobs follow the clock. */
const everySeconds = 60;
/** Jobs per run; what is more waits for the next. */
const most = 200;

/**
 * Every minute: takes the jobs that have ended out of the lists, which do not show them any more, and renews the pages that do; and
 * tells the companies whose jobs end within days, each once.
 */
export const turnJobs = defineJob({
  kind: 'job.turn',
  payload: scheduledPayload,
  schedule: { everySeconds },
  async run(context) {
    const { db, now, signal } = context;
    const over = await db.read
      .selectFrom('job_post')
      .select(['id', 'open_until'])
      .where(isListedJob)
      .where('open_until', '<=', now())
      .orderBy('open_until')
      .limit(most)
      .execute();
    for (const job of over) {
      signal.throwIfAborted();
      await db.transaction((tx) => noteEnded(context, tx, job));
    }
    const ending = await db.read
      .selectFrom('job_post')
      .select(['id', 'open_until'])
      .where(isListedJob)
      .where(sql<SqlBool>`warned_of < open_until`)
      .where('open_until', '>', now())
      .where('open_until', '<=', now() + warnDays * millisecondsInDay)
      .orderBy('open_until')
      .limit(most)
      .execute();
    for (const job of ending) {
      signal.throwIfAborted();
      await db.transaction((tx) => warn(context, tx, job));
    }
  },
});

interface Ending {
  id: string;
  open_until: number;
}

/** By one statement with its conditions: a renewal at the same time, or a node that notes it too, decides it once. */
async function noteEnded(context: Context, tx: Tx, { id, open_until }: Ending): Promise<void> {
  const ended = await tx
    .updateTable('job_post')
    .set({ is_listed: 0 })
    .where('id', '=', id)
    .where(isListedJob)
    .where('open_until', '=', open_until)
    .returningAll()
    .executeTakeFirst();
  if (!ended) return;
  await showChange(tx, ended, context.now());
  await context.emit(context, tx, 'job.ended', { id, companyId: ended.company_id });
}

async function warn(context: Context, tx: Tx, { id, open_until }: Ending): Promise<void> {
  const warned = await tx
    .updateTable('job_post')
    .set({ warned_of: open_until })
    .where('id', '=', id)
    .where(isListedJob)
    .where('open_until', '=', open_until)
    .where('warned_of', '<', open_until)
    .returning('company_id')
    .executeTakeFirst();
  if (!warned) return;
  await context.emit(context, tx, 'job.ending', { id, companyId: warned.company_id, until: open_until });
}
