import type { Broadcast } from '@/lib/live/broadcast/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { findPass } from './find-pass';

/**
 * Whether a person may watch a broadcast whole, and talk there: what costs nothing is for everybody, its host needs no pass, and who
 * has paid has one. `personId` is empty for visitors. Staff are let in by their callers.
 */
export async function isAdmitted(db: Reader, broadcast: Broadcast, personId: string): Promise<boolean> {
  if (broadcast.priceFen === 0 || personId === broadcast.hostId) return true;
  if (personId === '') return false;
  return (await findPass(db, { id: broadcast.id, personId }))?.state === 'valid';
}
