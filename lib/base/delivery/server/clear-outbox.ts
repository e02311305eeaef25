import { millisecondsInDay } from 'date-fns/constants';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** Every hour removes messages that are older than a day; on a site that is not a demonstration, all of them. */
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
