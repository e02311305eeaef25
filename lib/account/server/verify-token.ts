import type { Database } from '@/lib/platform/server/db/database';
import { hashToken } from './session-token';

/** Whose a token is, and until when (ms). */
export interface VerifiedToken {
  personId: string;
  expiresAt: number;
}

/** Tells whose token this is at `now` (ms); null when it is unknown or has expired. */
export type TokenVerifier = (db: Database, token: string, now: number) => Promise<VerifiedToken | null>;

/** The one place that knows what a token is: today a row of our own sessions. */
export const verifyToken: TokenVerifier = async (db, token, now) => {
  const session = await db.read
    .selectFrom('account_session')
    .select(['person_id', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session ? { personId: session.person_id, expiresAt: session.expires_at } : null;
};
