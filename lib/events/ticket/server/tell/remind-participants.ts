import { activityStatus } from '@/lib/events/activity/codes';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { participantsOf } from './participants-of';

/**
 * At each Beijing midnight, reminds who takes part in an activity that begins on the next day: by the same event as those who
 * collected it, so that nobody is reminded twice.
 */
export const remindParticipants = defineJob({
  kind: 'ticket.remind-participants',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context, { occurrence }) {
    const from = nextBeijingMidnight(occurrence);
    const activities = await context.db.read
      .selectFrom('activity')
      .select('id')
      .where('review_state', '=', activityStatus.passed)
      .where('canceled_at', 'is', null)
      .where('hold_start_at', '>=', from)
      .where('hold_start_at', '<', nextBeijingMidnight(from))
      .execute();
    for (const { id } of activities) {
      for await (const people of participantsOf(context.db, id)) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) => context.emit(context, tx, 'activity.tomorrow', { id, people }));
      }
    }
  },
});
