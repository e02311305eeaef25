import type { Caller } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { hashToken } from './session-token';

/** Who holds this token at `now` (ms); null when it is unknown or has expired. */
export async function findCaller(db: Database, token: string, now: number): Promise<Caller | null> {
  const session = await db.read
    .selectFrom('account_session')
    .select('person_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session ? { personId: session.person_id } : null;
}
