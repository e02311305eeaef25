import { millisecondsInDay } from 'date-fns/constants';
import { noteApplication } from '@/lib/careers/job/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { keptDays } from '../codes';

/** Applications that a query of the job reads at a time. */
const portion = 200;

/** The place of an application in their order by age. */
interface Place {
  sent_at: number;
  id: string;
}

/**
 * At midnight in Beijing: removes what was sent for jobs that ended, or were closed, a year ago. It goes through what is old enough itself,
 * the oldest first; of that only what waits for jobs that were renewed ever since stays.
 */
export const removeOldApplications = defineJob({
  kind: 'application.remove-old',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context) {
    const until = context.now() - keptDays * millisecondsInDay;
    for (let after: Place | undefined; ; ) {
      context.signal.throwIfAborted();
      const rows = await oldApplications(context.db.read, until, after).execute();
      const due = rows.filter((row) => Math.min(row.open_until, row.closed_at ?? row.open_until) <= until);
      await remove(context, due);
      after = rows.at(-1);
      if (rows.length < portion) return;
    }
  },
});

/** The next applications that were sent so long ago, with when their job ends, or was closed. */
export function oldApplications(db: Reader, until: number, after: Place | undefined) {
  return db
    .selectFrom('job_application as application')
    .innerJoin('job_post as job', 'job.id', 'application.job_id')
    .select(['application.id', 'application.sent_at', 'job.open_until', 'job.closed_at'])
    .where('application.sent_at', '<=', until)
    .$if(after !== undefined, (all) =>
      all.where(({ and, eb, or }) => {
        const { sent_at = 0, id = '' } = after ?? {};
        const isLater = and([eb('application.sent_at', '=', sent_at), eb('application.id', '>', id)]);
        return and([eb('application.sent_at', '>=', sent_at), or([eb('application.sent_at', '>', sent_at), isLater])]);
      }),
    )
    .orderBy('application.sent_at')
    .orderBy('application.id')
    .limit(portion);
}

/** Removes applications, each in a transaction of its own: sent again at this moment, one stays. */
async function remove({ db }: JobContext, rows: readonly Place[]): Promise<void> {
  for (const row of rows) await db.transaction((tx) => removeOne(tx, row));
}

async function removeOne(tx: Tx, { id, sent_at }: Place): Promise<void> {
  const gone = await tx
    .deleteFrom('job_application')
    .where('id', '=', id)
    .where('sent_at', '=', sent_at)
    .returning(['job_id', 'state'])
    .executeTakeFirst();
  if (gone && gone.state !== 'withdrawn') await noteApplication(tx, gone.job_id, -1);
}
