import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

const rowsAtOnce = 500;

/** Every hour removes used challenges that have expired, as they are rejected for their age. */
export const removeExpiredProofs = defineJob({
  kind: 'proof.remove-expired',
  payload: scheduledPayload,
  schedule: { everySeconds: 3600 },
  async run({ db, now }) {
    // In portions, so that no statement blocks the process for long (DESIGN 5).
    for (;;) {
      const removed = await db.transaction((tx) =>
        tx
          .deleteFrom('proof_used')
          .where(
            'id',
            'in',
            tx.selectFrom('proof_used').select('id').where('expires_at', '<=', now()).limit(rowsAtOnce),
          )
          .executeTakeFirst(),
      );
      if (removed.numDeletedRows === 0n) return;
    }
  },
});
