import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import { endPass } from './end-pass';

const passesAtOnce = 100;

/** Listens to 'broadcast.canceled' and 'broadcast.missed': everything that was paid for it goes back. */
export async function refundAll(
  { now }: Context,
  tx: Tx,
  { id }: EventKinds['broadcast.canceled'] | EventKinds['broadcast.missed'],
): Promise<void> {
  await enqueue(tx, refundPasses, { id }, { now: now(), uniqueKey: id });
}

/**
 * Ends every pass of a broadcast that does not take place: unpaid orders are closed, paid ones refunded whole. Each is a transaction of
 * its own and is done once; a run that was broken off goes on where it stood.
 */
export const refundPasses = defineJob({
  kind: 'live.refund-passes',
  payload: z.object({ id: wireId }),
  leaseSeconds: 120,
  limitSeconds: 3600,
  async run(context, { id }) {
    for (;;) {
      const passes = await findOpen(context, id);
      if (passes.length === 0) return;
      for (const { order_id } of passes) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) => endPass(context, tx, order_id, 'notHeld'));
      }
    }
  },
});

function findOpen({ db }: Context, id: string) {
  return db.read
    .selectFrom('live_pass')
    .select('order_id')
    .where('broadcast_id', '=', id)
    .where('state', '<>', sql.lit('returned'))
    .orderBy('person_id')
    .limit(passesAtOnce)
    .execute();
}
