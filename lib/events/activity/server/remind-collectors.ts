import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { activityStatus } from '../codes';

/** People per transaction, so that none is long (DESIGN 5). */
const peopleAtOnce = 100;

/** At each Beijing midnight, reminds the people who collected a public activity that begins on the next day. */
export const remindCollectors = defineJob({
  kind: 'activity.remind-collectors',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context, { occurrence }) {
    const from = nextBeijingMidnight(occurrence);
    const activities = await context.db.read
      .selectFrom('activity')
      .select('id')
      .where('review_state', '=', activityStatus.passed)
      .where('hold_start_at', '>=', from)
      .where('hold_start_at', '<', nextBeijingMidnight(from))
      .execute();
    for (const { id } of activities) await remindAll(context, id, context.signal);
  },
});

async function remindAll(context: Context, id: string, signal: AbortSignal): Promise<void> {
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const rows = await context.db.read
      .selectFrom('collection_item')
      .select('person_id')
      .where('kind', '=', 'activity')
      .where('target_id', '=', id)
      .where('person_id', '>', after)
      .orderBy('person_id')
      .limit(peopleAtOnce)
      .execute();
    const people = rows.map((row) => row.person_id);
    const last = people.at(-1);
    if (last === undefined) return;
    await context.db.transaction((tx) => context.emit(context, tx, 'activity.tomorrow', { id, people }));
    after = last;
  }
}
