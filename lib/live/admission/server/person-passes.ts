import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** Most passes in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds which broadcasts the person has paid. */
export async function exportPasses(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('live_pass')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('given_at', 'desc')
    .orderBy('broadcast_id')
    .limit(mostExported)
    .execute();
  const at = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  parts.livePasses = rows.map((row) => ({
    ...{ broadcastId: row.broadcast_id, orderId: row.order_id, state: row.state },
    ...{ givenAt: at(row.given_at), returnedAt: at(row.returned_at) },
  }));
}
