import type { Broadcast } from '@/lib/live/broadcast/port';
import type { Reader } from '@/lib/platform/server/db/database';

/**
 * Whether a person may watch a broadcast whole, and talk there: what costs nothing is for everybody, its host needs no pass, and who
 * has paid has one. `personId` is empty for visitors.
 */
export async function isAdmitted(db: Reader, broadcast: Broadcast, personId: string): Promise<boolean> {
  if (broadcast.priceFen === 0 || personId === broadcast.hostId) return true;
  if (personId === '') return false;
  const pass = await db
    .selectFrom('live_pass')
    .select('person_id')
    .where('broadcast_id', '=', broadcast.id)
    .where('person_id', '=', personId)
    .where('state', '=', 'valid')
    .executeTakeFirst();
  return pass !== undefined;
}
