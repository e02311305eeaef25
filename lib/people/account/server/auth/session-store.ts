import { isAPIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import type { Database, Reader, Tx } from '@/lib/platform/server/db/database';
import { createAuth } from './create-auth';
import { withOwnErrors } from './own-errors';
import type { NewSession } from './session-opener';
import { hashToken } from './session-token';

// Better-auth's session token is the hash of the real one, so that a copy of the database cannot open sessions (DESIGN
// 8).

const readingAuths = new WeakMap<Reader, ReturnType<typeof createAuth>>();

function readingAuth({ read, engine }: Database) {
  const auth = readingAuths.get(read) ?? createAuth(read, engine);
  readingAuths.set(read, auth);
  return auth;
}

/** Opens a session inside a transaction and returns it with its token. */
export async function openSession(tx: Tx, engine: Database['engine'], person: Omit<NewSession, 'token'>) {
  const token = generateRandomString(32);
  const body = { ...person, token: hashToken(token) };
  const { id, userId } = await createAuth(tx, engine).api.openSession({ body });
  return { id, userId, token };
}

/**
 * The session of a token with its user; null for one that is unknown, expired or ended. At most once a day it is extended.
 * Not inside a transaction.
 */
export async function findSession(db: Database, token: string) {
  const headers = new Headers({ Authorization: `Bearer ${hashToken(token)}` });
  const found = await withOwnErrors(() => readingAuth(db).api.getSession({ headers }));
  if (!found || !('needsRefresh' in found && found.needsRefresh)) return found;
  try {
    return await db.transaction((tx) => {
      const { api } = createAuth(tx, db.engine);
      return withOwnErrors(() => api.getSession({ headers, method: 'POST' }));
    });
  } catch (error) {
    // It ended meanwhile.
    if (isAPIError(error) && error.status === 'UNAUTHORIZED') return null;
    throw error;
  }
}
