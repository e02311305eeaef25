import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { changeEntry } from '../own/own-entry';
import { giveBack, holdOrderOf } from '../standing/give-back';

const entriesAtOnce = 500;
/** What arrived before the close is dealt with by then. */
const margin = 10 * millisecondsInMinute;

/**
 * Every five minutes: the fees of entries that failed go back once they can no longer be sent again, as works are no longer taken
 * or their contest was canceled.
 */
export const refundFailed = defineJob({
  kind: 'entry.refund-failed',
  payload: scheduledPayload,
  schedule: { everySeconds: 300 },
  async run(context) {
    for (const { id } of await failedForGood(context.db.read, context.now() - margin).execute()) {
      context.signal.throwIfAborted();
      await context.db.transaction((tx) => refund(context, tx, id));
    }
  },
});

/** Paid entries that failed, of contests that do not take works since `before` (ms). */
export function failedForGood(db: Reader, before: number) {
  return (
    db
      .selectFrom('contest_entry')
      .innerJoin('activity', 'activity.id', 'contest_entry.activity_id')
      .select('contest_entry.id')
      // As literals, so that the index of those is used.
      .where('contest_entry.state', '=', sql.lit('submitFailed'))
      .where('contest_entry.is_paid', '=', sql.lit(1))
      .where((row) => row.or([row('activity.enrol_end_at', '<=', before), row('canceled_at', '<=', before)]))
      .limit(entriesAtOnce)
  );
}

/** Its order is held before it: where it is paid the entry is marked by the refund itself (`note-refund.ts`). */
async function refund(context: Context, tx: Tx, id: string): Promise<void> {
  const order = await holdOrderOf(tx, id);
  const entry = await changeEntry(tx, id, {});
  if (!order || entry?.state !== 'submitFailed') return;
  await giveBack(context, tx, order, { cause: 'failed' });
}
