import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** Removes messages that are older than a day, every hour; on a site that is no demonstration any more, the last ones. */
export const clearOutbox = defineJob({
  kind: 'delivery.clear-outbox',
  payload: scheduledPayload,
  schedule: { everySeconds: 3600 },
  async run({ db, now }) {
    await db.transaction((tx) =>
      tx
        .deleteFrom('delivery_outbox')
        .where('created_at', '<', now() - millisecondsInDay)
        .execute(),
    );
  },
});
