import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { endPlace } from './end-place';

const offersAtOnce = 500;

/** Offers of the waiting lists whose time is over go to the next. What is late here is refused by `takeOffer` meanwhile. */
export const expireOffers = defineJob({
  kind: 'ticket.expire-offers',
  payload: scheduledPayload,
  schedule: { everySeconds: 15 },
  async run(context) {
    const late = await context.db.read
      .selectFrom('ticket_wait')
      .select(['id', 'offered_until as until'])
      .where('offered_until', '<=', context.now())
      .orderBy('offered_until')
      .limit(offersAtOnce)
      .execute();
    for (const { id, until } of late) {
      context.signal.throwIfAborted();
      const ending = { id, to: 'expired', from: ['offered'], until } as const;
      await context.db.transaction((tx) => endPlace(context, tx, ending));
    }
  },
});
