import type { Reader } from '@/lib/platform/server/db/database';
import type { StageSignal } from '../contract';

/** Signals per portion. */
const portion = 100;

/** What was sent to a peer after the signal with this number in its inbox, in order. */
export async function readSignalsAfter(
  db: Reader,
  peer: string,
  after: number,
): Promise<(StageSignal & { seq: number })[]> {
  const rows = await db
    .selectFrom('live_stage_signal')
    .select(['seq', 'from_peer', 'number', 'kind', 'content'])
    .where('to_peer', '=', peer)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(portion)
    .execute();
  return rows.map(({ from_peer, ...signal }) => ({ from: from_peer, ...signal }));
}
