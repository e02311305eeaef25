import type { Tx } from '@/lib/platform/server/db/database';
import { hashToken, newToken } from './session-token';

/** How long a session lasts: 30 days. */
export const sessionMs = 30 * 24 * 3_600_000;

/** Opens a session for a person and returns its token, which is kept nowhere here. `now` is in ms. */
export async function issueSession(tx: Tx, personId: string, now: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('account_session')
    .values({ token_hash: hashToken(token), person_id: personId, created_at: now, expires_at: now + sessionMs })
    .execute();
  return token;
}
