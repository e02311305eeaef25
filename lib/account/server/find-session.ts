import type { Caller } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { verifyToken } from './verify-token';

/** Who holds this token at `now` (ms); null when it is unknown or has expired. */
export async function findCaller(db: Database, token: string, now: number): Promise<Caller | null> {
  const verified = await verifyToken(db, token, now);
  return verified && { personId: verified.personId };
}
