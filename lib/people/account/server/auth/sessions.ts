import { millisecondsInDay } from 'date-fns/constants';
import type { Caller, Context, Credentials } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { sessionCookie } from '../../contract';
import { forgetDevices, rememberDevice } from './devices';
import { loadKeeper } from './load-keeper';
import { browserToken, browserTokenOfHash, hashToken, isBrowserToken } from './session-token';

/** A session as it is found by its token. */
export interface FoundSession {
  id: string;
  personId: string;
  kind: 'web' | 'app';
  /** Milliseconds UTC. */
  expiresAt: number;
  caller: Caller;
}

/** A session that has just been opened; `userId` is the person's. */
export interface OpenedSession {
  id: string;
  userId: string;
  token: string;
}

/** Browsers keep a cookie for at most 400 days; how long a session lasts is the server's to say. */
const cookieMs = 400 * millisecondsInDay;

/**
 * Opens a session for a person inside a transaction and returns what logs in from now on: the answer's token, and the
 * cookie's for a browser. Give them by {@link giveSession} once the transaction has been committed.
 */
export async function openSession(context: Context, tx: Tx, personId: string): Promise<OpenedSession> {
  const { address, userAgent, app } = context.client;
  const kind = app ? 'app' : 'web';
  const keeper = await loadKeeper();
  await endSessionOfBrowser(context, tx);
  return keeper.openSession(tx, context.db.engine, { userId: personId, kind, ipAddress: address, userAgent });
}

/** A browser has one session: the one it had until now ends with the login, whoever's it was. */
async function endSessionOfBrowser(context: Context, tx: Tx): Promise<void> {
  const former = context.cookie(sessionCookie);
  if (former) await tx.deleteFrom('account_session').where('token_hash', '=', hashToken(former)).execute();
}

/**
 * Hands a new session to whoever logged in (DESIGN 8): the native app keeps its token as the credential; a browser gets
 * it as a cookie, and beside it a token that is worth nothing without that. From then on the device is known. Not inside a
 * transaction.
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

/** The session that a token opens; null for one that is unknown, expired, ended, or of a locked account. */
export async function findSession(db: Database, token: string): Promise<FoundSession | null> {
  const { findSession: find } = await loadKeeper();
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
 * Who makes a call with these credentials (DESIGN 8). A cookie alone makes none, since pages of other sites send it too:
 * a browser shows beside it the token that belongs to it. The native app's bearer is good alone.
 */
export async function findCaller(db: Database, { bearer, cookie }: Credentials): Promise<Caller | null> {
  if (!bearer) return null;
  if (cookie && isBrowserToken(bearer, cookie)) return (await findSession(db, cookie))?.caller ?? null;
  const session = await findSession(db, bearer);
  return session?.kind === 'app' ? session.caller : null;
}

/** Whether the session of these credentials was ended by another device, before its time; either of them tells. */
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

/** Which sessions of a person end: one, or all but one; all without either. */
export interface EndingSessions {
  personId: string;
  only?: string;
  except?: string;
}

/** Who ends sessions: their holder, another device of theirs, the staff. */
type EndedBy = 'holder' | 'device' | 'staff';

/**
 * Ends sessions inside a transaction and returns how many there were. Whose session another device has ended will be told.
 * Unless the holder did it, their devices are known no longer: all of them, or those of the one session.
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

/** Of an ended session both are remembered: its cookie is soon taken away, and then only the other half can tell. */
function bothHalves({ token_hash, expires_at }: { token_hash: string; expires_at: number }) {
  return [token_hash, hashToken(browserTokenOfHash(token_hash))].map((hash) => ({ token_hash: hash, expires_at }));
}
