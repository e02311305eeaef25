import { millisecondsInDay } from 'date-fns/constants';
import type { Caller, Context, Credentials } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { sessionCookie } from '../../contract';
import { forgetDevices, rememberDevice } from './devices';
import { loadSessionStore } from './load-session-store';
import { browserToken, browserTokenOfHash, hashToken, isBrowserToken } from './session-token';

/** A session found by its token. */
export interface FoundSession {
  id: string;
  personId: string;
  kind: 'web' | 'app';
  /** Milliseconds UTC. */
  expiresAt: number;
  caller: Caller;
}

/** A new session; `userId` is the person's. */
export interface OpenedSession {
  id: string;
  userId: string;
  token: string;
}

/** Browsers keep a cookie for at most 400 days; the server decides how long a session lasts. */
const cookieMs = 400 * millisecondsInDay;

/**
 * Opens a session for a person inside a transaction. Pass what it returns to {@link giveSession} after the commit.
 */
export async function openSession(context: Context, tx: Tx, personId: string): Promise<OpenedSession> {
  const { address, userAgent, app } = context.client;
  const kind = app ? 'app' : 'web';
  const store = await loadSessionStore();
  await endSessionOfBrowser(context, tx);
  return store.openSession(tx, context.db.engine, { userId: personId, kind, ipAddress: address, userAgent });
}

/** A browser has one session: a login ends its previous one, even when that was another person's. */
async function endSessionOfBrowser(context: Context, tx: Tx): Promise<void> {
  const former = context.cookie(sessionCookie);
  if (former) await tx.deleteFrom('account_session').where('token_hash', '=', hashToken(former)).execute();
}

/**
 * Sends a new session to the client (DESIGN 8): the native app uses the session's token as its credential; a browser
 * gets it as a cookie, and a second token that is valid only together with the cookie. Stores the device as known. Not
 * inside a transaction.
 */
export async function giveSession(context: Context, opened: OpenedSession): Promise<{ token: string }> {
  const { token } = opened;
  setSessionCookie(context, token);
  await rememberDevice(context, opened);
  return { token: context.client.app ? token : browserToken(token) };
}

export function setSessionCookie(context: Context, token: string): void {
  context.setCookie({ name: sessionCookie, value: token, expiresAt: context.now() + cookieMs });
}

export function clearSessionCookie(context: Context): void {
  context.setCookie({ name: sessionCookie, value: '', expiresAt: 0 });
}

/** The session of a token; null for one that is unknown, expired, ended, or of a locked account. */
export async function findSession(db: Database, token: string): Promise<FoundSession | null> {
  const { findSession: find } = await loadSessionStore();
  const found = await find(db, token);
  if (!found || found.user.lockedAt) return null;
  const { session, user } = found;
  return {
    id: session.id,
    personId: user.id,
    kind: session.kind === 'app' ? 'app' : 'web',
    expiresAt: session.expiresAt.getTime(),
    caller: { personId: user.id, sessionId: session.id, hasPhone: Boolean(user.phone), staff: user.staffRole ?? null },
  };
}

/**
 * The caller that these credentials identify (DESIGN 8). A cookie alone identifies nobody, because requests from other
 * sites carry it too: a browser also sends the token that belongs to it. The native app's bearer is sufficient.
 */
export async function findCaller(db: Database, { bearer, cookie }: Credentials): Promise<Caller | null> {
  if (!bearer) return null;
  if (cookie && isBrowserToken(bearer, cookie)) return (await findSession(db, cookie))?.caller ?? null;
  const session = await findSession(db, bearer);
  return session?.kind === 'app' ? session.caller : null;
}

/** Whether another device ended the session of these credentials before it expired. Either credential is sufficient. */
export async function wasEndedElsewhere(db: Database, { bearer, cookie }: Credentials): Promise<boolean> {
  const hashes = [bearer, cookie].filter((token) => token !== null).map(hashToken);
  if (hashes.length === 0) return false;
  const ended = await db.read
    .selectFrom('account_ended_session')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .executeTakeFirst();
  return ended !== undefined;
}

/** The sessions of a person to end: one (`only`), all but one (`except`), or all. */
export interface EndingSessions {
  personId: string;
  only?: string;
  except?: string;
}

/** Who ends sessions: their holder, another device of theirs, the staff. */
type EndedBy = 'holder' | 'device' | 'staff';

/**
 * Ends sessions inside a transaction and returns how many there were. Sessions ended by another device are recorded, so
 * that their clients can show it. Unless the holder ends them, the devices are forgotten: all of them, or that of the
 * one session.
 */
export async function endSessions(tx: Tx, { personId, only, except }: EndingSessions, by: EndedBy): Promise<number> {
  const ended = await tx
    .deleteFrom('account_session')
    .where('person_id', '=', personId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['token_hash', 'expires_at', 'device_hash'])
    .execute();
  if (by !== 'holder') {
    const devices = only === undefined ? 'all' : ended.flatMap(({ device_hash }) => device_hash ?? []);
    await forgetDevices(tx, { personId, devices, exceptOf: except });
  }
  if (by === 'device' && ended.length > 0) {
    await tx
      .insertInto('account_ended_session')
      .values(ended.flatMap(bothHalves))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return ended.length;
}

/** Both tokens of an ended session are recorded: once the cookie is cleared, only the browser's token identifies it. */
function bothHalves({ token_hash, expires_at }: { token_hash: string; expires_at: number }) {
  return [token_hash, hashToken(browserTokenOfHash(token_hash))].map((hash) => ({ token_hash: hash, expires_at }));
}
