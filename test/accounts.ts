import { millisecondsInDay } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import { v4 as newId } from 'uuid';
import { sessionCookie } from '@/lib/people/account/contract';
import { hashSecret } from '@/lib/people/account/server/auth/passwords';
import { hashToken } from '@/lib/people/account/server/auth/session-token';
import { findCaller, giveSession, openSession } from '@/lib/people/account/server/auth/sessions';
import type { AccountUserTable } from '@/lib/people/account/server/tables';
import type { Client, Context, Credentials } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { noon, testContext } from './context';
import { insertRows, personRow } from './rows';

interface TestAccount extends Partial<Insertable<AccountUserTable>> {
  id: string;
  /** Set as the account's password. */
  password?: string;
}

/** Creates a person with an account, and a password if given. */
export async function addAccount(db: Database, { password, ...account }: TestAccount): Promise<void> {
  const hash = password && (await hashSecret(password));
  await db.transaction(async (tx) => {
    await insertRows(tx, 'person', [personRow({ id: account.id })]);
    const user = { email: null, phone: null, image: null, staff_role: null, locked_at: null, erase_at: null };
    await tx
      .insertInto('account_user')
      .values({ ...user, created_at: noon, updated_at: noon, ...account })
      .execute();
    if (!hash) return;
    const credential = { id: `password of ${account.id}`, user_id: account.id, account_id: account.id };
    await tx
      .insertInto('account_credential')
      .values({ ...credential, provider_id: 'credential', password: hash, created_at: noon, updated_at: noon })
      .execute();
  });
}

/**
 * Logs a person in, as a browser or as the native app, and returns what it sends from then on; `former` is its present
 * cookie.
 */
export async function logInAs(
  db: Database,
  personId: string,
  app: Client['app'] = null,
  former: string | null = null,
): Promise<Login> {
  const held: Login = { bearer: '', cookie: '' };
  const context = testContext(db, {
    client: { address: '203.0.113.7', userAgent: 'test', app },
    cookie: () => former,
    setCookie: ({ name, value }) => {
      if (name === sessionCookie) held.cookie = value;
    },
  });
  const opened = await db.transaction((tx) => openSession(context, tx, personId));
  held.bearer = (await giveSession(context, opened)).token;
  return held;
}

/**
 * Gives people, who have none, an account with a phone and a session of the native app, by rows: there may be hundreds of them.
 * Returns what each sends from then on, by person.
 */
export async function logInAll(db: Database, people: readonly string[]): Promise<Map<string, string>> {
  const bearers = new Map(people.map((id) => [id, newId()]));
  const now = Date.now();
  const times = { created_at: now, updated_at: now };
  const user = { email: null, image: null, staff_role: null, locked_at: null, erase_at: null, ...times };
  const session = { kind: 'app', ip_address: '', user_agent: '', device_hash: null, ...times } as const;
  await db.transaction(async (tx) => {
    const phoneOf = (index: number) => `+86138${String(index).padStart(8, '0')}`;
    const users = people.map((id, index) => ({ ...user, id, phone: phoneOf(index) }));
    await insertRows(tx, 'account_user', users);
    const sessions = [...bearers].map(([id, bearer]) => ({
      ...{ ...session, id: `session of ${id}`, person_id: id },
      ...{ token_hash: hashToken(bearer), expires_at: now + millisecondsInDay },
    }));
    await insertRows(tx, 'account_session', sessions);
  });
  return bearers;
}

/** The context of a person who has just logged in, on a device of their own. It uses the real clock, like sessions. */
export async function contextOf(db: Database, personId: string, overrides: Partial<Context> = {}): Promise<Context> {
  const caller = await findCaller(db, await logInAs(db, personId));
  return testContext(db, { now: Date.now, caller, ...overrides });
}

type Login = { [Part in keyof Credentials]: string };
