import { z } from 'zod';
import { tellingChanges } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { participantsOf } from './participants-of';

/** Tells who takes part in an activity that its time, place or price changed. */
export const tellChange = defineJob({
  kind: 'ticket.tell-change',
  payload: z.object({ activityId: z.string(), changes: z.array(z.enum(tellingChanges)) }),
  async run(context, { activityId, changes }) {
    for await (const people of participantsOf(context.db, activityId)) {
      context.signal.throwIfAborted();
      const told = { activityId, people, changes };
      await context.db.transaction((tx) => context.emit(context, tx, 'ticket.activityChanged', told));
    }
  },
});

/** Listens to 'activity.changed'. */
export async function queueChange(
  context: Context,
  tx: Tx,
  { id, revision, changes }: EventKinds['activity.changed'],
): Promise<void> {
  const payload = { activityId: id, changes: [...changes] };
  await enqueue(tx, tellChange, payload, { now: context.now(), uniqueKey: `${id}:${revision}` });
}
