import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import { broadcastCode, broadcastLimits } from '@/lib/live/broadcast/codes';
import type { Context } from '@/lib/platform/server/context';
import { type Repetition, repeat } from '@/lib/platform/server/repeat';
import type { StreamNode } from './stream-node';
import { takeAddress } from './take-address';

/** Milliseconds between two looks at which addresses are to be fetched. */
const lookEvery = 10_000;
/** Addresses per look. */
const most = 20;

/**
 * Fetches the streams of public broadcasts whose source is an address, from their start until their planned end. Of several nodes
 * one gets the session. One that ends or sends nothing is tried again: by its session while that goes on, then by the next look.
 */
export const fetchAddresses = (context: Context, node: StreamNode, everyMs = lookEvery): Repetition =>
  repeat('addresses of streams', everyMs, async () => {
    for (const { id, source_address } of await findDue(context)) {
      if (!node.hasRoom()) return;
      await takeAddress(node, { broadcastId: id }, { address: source_address, isCopied: false });
    }
  });

/** Public broadcasts from an address that should be on air and of which no session goes on. */
function findDue({ db, now }: Context) {
  const longest = broadcastLimits.longest * millisecondsInMinute;
  return (
    db.read
      .selectFrom('live_broadcast')
      .leftJoin('live_session', (join) =>
        join.onRef('live_session.broadcast_id', '=', 'live_broadcast.id').on('live_session.ended_at', 'is', null),
      )
      .select(['live_broadcast.id', 'source_address'])
      // As the index of addresses has it.
      .where('source', '=', sql.lit('address'))
      .where('review_state', '=', sql.lit(broadcastCode.verified))
      .where('canceled_at', 'is', null)
      .where('missed_at', 'is', null)
      .where('live_broadcast.ended_at', 'is', null)
      .where('start_at', '<=', now())
      .where('start_at', '>', now() - longest)
      .where('planned_end_at', '>', now())
      .where('live_session.id', 'is', null)
      .orderBy('start_at')
      .limit(most)
      .execute()
  );
}
