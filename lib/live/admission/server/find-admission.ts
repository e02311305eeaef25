import type { Broadcast } from '@/lib/live/broadcast/port';
import type { Reader } from '@/lib/platform/server/db/database';

/** Whether a person may watch a broadcast whole, and talk there: what costs nothing is for everybody, and its host needs no pass. */
export async function isAdmitted(_db: Reader, broadcast: Broadcast, personId: string): Promise<boolean> {
  return broadcast.priceFen === 0 || personId === broadcast.hostId;
}
