import { z } from 'zod';
import { defineJob, type Job } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { mailNotices } from './mail-notices';

/** People of one job, each of whom may take as long as a mail server may. */
const batch = 50;

/** Of whom a job is: those after this one, in the order of their ids. */
const payload = scheduledPayload.extend({ after: z.string().default('') });

/**
 * Sends, at nine in the morning in Beijing, everybody who wants it one mail with what is new: a job for each batch of people,
 * which first makes that of the next. A mail that fails holds up no other; the job is then tried again, for that one alone.
 */
export const dailyMails: Job<typeof payload> = defineJob({
  kind: 'message.mail',
  payload,
  schedule: { beijingHour: 9 },
  async run(context, { occurrence, after }) {
    const people = await context.db.read
      .selectFrom('notice_setting')
      .select('person_id')
      .distinct()
      .where('by_mail', '=', 1)
      .where('person_id', '>', after)
      .orderBy('person_id')
      .limit(batch)
      .execute();
    const last = people[batch - 1]?.person_id;
    if (last !== undefined) {
      const now = context.now();
      const uniqueKey = `${new Date(occurrence).toISOString()} ${last}`;
      await context.db.transaction((tx) => enqueue(tx, dailyMails, { occurrence, after: last }, { now, uniqueKey }));
    }
    const failures: unknown[] = [];
    for (const { person_id } of people) {
      context.signal.throwIfAborted();
      await mailNotices(context, person_id, beijingDay(occurrence)).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent`);
  },
});
