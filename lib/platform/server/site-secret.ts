import { randomBytes } from 'node:crypto';
import type { Database } from './db/database';

const slot = globalThis as typeof globalThis & { lightfieldSecrets?: WeakMap<Database, Map<string, Promise<string>>> };

/**
 * A secret in the database, by name: 32 random bytes as base64url, the same on all nodes, created on first use. Next
 * has several module graphs in one process, hence the global. Not inside a transaction.
 */
export function siteSecret(db: Database, name: string): Promise<string> {
  slot.lightfieldSecrets ??= new WeakMap();
  const known = slot.lightfieldSecrets.get(db) ?? new Map<string, Promise<string>>();
  slot.lightfieldSecrets.set(db, known);
  const secret = known.get(name) ?? findSecret(db, name);
  known.set(name, secret);
  // The callers get the error; the next call tries again.
  secret.catch(() => known.delete(name));
  return secret;
}

async function findSecret(db: Database, name: string): Promise<string> {
  const kept = await readSecret(db, name);
  if (kept !== undefined) return kept;
  const value = randomBytes(32).toString('base64url');
  await db.transaction((tx) =>
    tx
      .insertInto('site_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  const settled = await readSecret(db, name);
  if (settled === undefined) throw new Error(`The secret ${name} was written and is not there.`);
  return settled;
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.read.selectFrom('site_secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
