import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** Days for which is known who was told, by far longer than a job tries. */
const kept = 30;
/** About so many rows per transaction, so that none is long (DESIGN 5). */
const atOnce = 1000;

/** Every night forgets who was told of broadcasts long ago. */
export const forgetMessages = defineJob({
  kind: 'live.forget-reminders',
  payload: scheduledPayload,
  schedule: { beijingHour: 4 },
  isPatient: true,
  async run({ db, now, signal }) {
    const before = now() - kept * millisecondsInDay;
    for (;;) {
      signal.throwIfAborted();
      const last = await db.read
        .selectFrom('live_reminder_message')
        .select('taken_at')
        .where('taken_at', '<', before)
        .orderBy('taken_at')
        .offset(atOnce - 1)
        .limit(1)
        .executeTakeFirst();
      const until = last?.taken_at ?? before - 1;
      await db.transaction((tx) => tx.deleteFrom('live_reminder_message').where('taken_at', '<=', until).execute());
      if (!last) return;
    }
  },
});
